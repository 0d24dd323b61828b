import { mayAddSlides, mayEditForm } from '#app/core/case-form/editing.ts';
import type { SubsectionFormInputZodType } from '#contracts/generated/schemas/subsection-form-input.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { etagOf } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, SpecimenRecord, SubsectionRecord } from '../../store/records/records.ts';
import { isChangeable, requireUnasked } from './changeable-slides.ts';
import {
  type CaseCall,
  changingSlides,
  oneAtATime,
  remove,
  saveForm,
  specimenIn,
  subsectionIn,
  withSpecimen,
  withSubsection,
} from './draft-access.ts';
import { subsectionFormOf, versionOf, withBlock } from './form-answers.ts';
import { merge } from './form-parts.ts';
import { requireRoomForImages, requireWholeSlides, tellOfChange, tellOfSlides } from './late-slides.ts';

const SLIDES_OF_A_SPECIMEN = 200;

export const addSubsection: Resolver<'addSubsection'> = {
  see: (call) => void specimenIn(caseOf(call), call.input.params.specimenId),
  resolve: (call) =>
    oneAtATime(call, (aCase): Answer<'addSubsection'> => {
      const { role } = call.caller.viewer;
      const isLate = mayAddSlides(role, aCase.status);
      if (!isLate && !mayEditForm(role, aCase.status)) throw refuse('CASE_STATE');
      const { specimenId } = call.input.params;
      if (specimenIn(aCase, specimenId).subsections.length >= SLIDES_OF_A_SPECIMEN)
        throw refuse('VALIDATION_FAILED', {
          status: 422,
          fields: { subsections: [`A specimen has ${SLIDES_OF_A_SPECIMEN} kinds of slides at most.`] },
        });
      const { reason = '', ...entered } = call.input.body;
      const slides = {
        ...enter(emptySubsection(), entered),
        ...(isLate ? { addedAt: new Date(call.now).toISOString() } : {}),
      };
      const withSlides = (record: CaseRecord) => ({
        specimens: withSpecimen(record, specimenId, (specimen) => ({
          ...specimen,
          // Before it is sent out, the total is what the facility has entered, and is held against its slides.
          totalNumberSlides: specimen.totalNumberSlides + (isLate ? slides.slideCount : 0),
          subsections: [...specimen.subsections, slides],
        })),
      });
      if (isLate) requireWholeSlides(call, { ...aCase, ...withSlides(aCase) }, slides.id, reason);
      const saved = saveForm(call, aCase, withSlides);
      if (isLate) tellOfSlides(call, saved, slides, reason);
      return subsectionSaved(call, saved, { specimenId, subsectionId: slides.id });
    }),
};

const emptySubsection = (): SubsectionRecord => ({
  id: newId('sub'),
  block: null,
  displayId: null,
  facilityId: null,
  slideType: null,
  stain: null,
  slideCount: 0,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
});

function enter(slides: SubsectionRecord, input: SubsectionFormInputZodType): SubsectionRecord {
  const { slideCount = slides.slideCount, ...rest } = input;
  return { ...merge(slides, rest), slideCount: slideCount ?? 0 };
}

interface Place {
  readonly specimenId: string;
  readonly subsectionId: string;
}

export const subsectionSaved = (call: CaseCall, aCase: CaseRecord, place: Place) => ({
  etag: etagOf(aCase),
  data: {
    caseId: aCase.id,
    ...versionOf(aCase),
    specimenId: place.specimenId,
    subsection: subsectionFormOf(call, aCase, subsectionIn(aCase, place)),
  },
});

export const updateSubsection: Resolver<'updateSubsection'> = {
  see: (call) => void subsectionIn(caseOf(call), call.input.params),
  resolve: (call) =>
    changing(call, (aCase, isLate): Answer<'updateSubsection'> => {
      const { params, body } = call.input;
      const before = withBlock(subsectionIn(aCase, params));
      const after = enter(before, body);
      if (before.isRequested) requireSameOrder(before, after);
      const more = isLate ? after.slideCount - before.slideCount : 0;
      const specimens = withMoreSlides(
        withSubsection(aCase, params, () => after),
        params,
        more,
      );
      if (isLate) requireWholeSlides(call, { ...aCase, specimens }, after.id, null);
      if (isLate) requireRoomForImages(after);
      const saved = saveForm(call, aCase, () => ({ specimens }));
      if (isLate) tellOfChange(call, saved, { before, after });
      return subsectionSaved(call, saved, params);
    }),
};

type Changing = Call<'updateSubsection'> | Call<'deleteSubsection'>;

const changing = <T>(call: Changing, work: (aCase: CaseRecord, isLate: boolean) => T): Promise<T> =>
  changingSlides(call, (aCase) => isChangeable(call, aCase, subsectionIn(aCase, call.input.params)), work);

/** The total of a specimen goes with slides that come or go after the sending. */
const withMoreSlides = (
  specimens: readonly SpecimenRecord[],
  { specimenId }: Pick<Place, 'specimenId'>,
  more: number,
): SpecimenRecord[] =>
  specimens.map((one) =>
    one.id === specimenId ? { ...one, totalNumberSlides: one.totalNumberSlides + more } : one,
  );

const ORDERED = ['block', 'stain', 'slideType', 'slideCount'] as const;

/** What a provider ordered stays as it was ordered; only the names on the glass are the facility's. */
function requireSameOrder(before: SubsectionRecord, after: SubsectionRecord): void {
  const changed = ORDERED.filter((key) => (before[key] ?? null) !== (after[key] ?? null));
  if (changed.length === 0) return;
  const fields = Object.fromEntries(
    changed.map((key) => [key, ['Slides that were ordered keep block and stain.']]),
  );
  throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

/** Ordered slides are not found: their order is declined instead. */
function ownSlides(call: Call<'deleteSubsection'>): void {
  if (subsectionIn(caseOf(call), call.input.params).isRequested) throw refuse('NOT_FOUND');
}

export const deleteSubsection: Resolver<'deleteSubsection'> = {
  see: ownSlides,
  resolve: (call) =>
    changing(call, (aCase, isLate): Answer<'deleteSubsection'> => {
      const { params } = call.input;
      const before = subsectionIn(aCase, params);
      requireUnasked(call, aCase, [before]);
      const left = withSpecimen(aCase, params.specimenId, (specimen) => ({
        ...specimen,
        subsections: specimen.subsections.filter(({ id }) => id !== before.id),
      }));
      const specimens = withMoreSlides(left, params, isLate ? -before.slideCount : 0);
      const saved = saveForm(call, aCase, () => ({ specimens }));
      if (isLate) tellOfChange(call, saved, { before, after: null });
      return remove(saved);
    }),
};
