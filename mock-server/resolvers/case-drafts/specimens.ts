import { firstFreeLetter, giveLetters } from '#app/core/case-form/letters.ts';
import { SPECIMENS_AT_MOST } from '#app/core/case-form/specimen-rules.ts';
import type { SpecimenFormInputZodType } from '#contracts/generated/schemas/specimen-form-input.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { etagOf } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { leaveOutSpecimen, writtenLetters } from '../diagnosis/written-letters.ts';
import { requireUnasked } from './changeable-slides.ts';
import {
  type CaseCall,
  editing,
  editingVersion,
  remove,
  saveForm,
  specimenIn,
  withSpecimen,
} from './draft-access.ts';
import { specimenFormOf, versionOf } from './form-answers.ts';
import { merge } from './form-parts.ts';

export const addSpecimen: Resolver<'addSpecimen'> = {
  resolve: (call) =>
    editing(call, (aCase): Answer<'addSpecimen'> => {
      if (aCase.specimens.length >= SPECIMENS_AT_MOST)
        throw refuse('VALIDATION_FAILED', {
          status: 422,
          fields: { specimens: [`A case has ${SPECIMENS_AT_MOST} specimens at most.`] },
        });
      const specimen = enter(emptySpecimen(call.world, aCase), call.input.body);
      const saved = saveForm(call, aCase, ({ specimens }) => ({ specimens: [...specimens, specimen] }));
      return specimenSaved(call, saved, specimen.id);
    }),
};

const emptySpecimen = (world: World, { id, specimens }: CaseRecord): SpecimenRecord => ({
  id: newId('spc'),
  specimenID: firstFreeLetter([
    ...writtenLetters(world, id),
    ...specimens.map(({ specimenID }) => specimenID),
  ]),
  facilitySpecimenID: null,
  bodysite: null,
  subsite: null,
  laterality: null,
  specimenType: null,
  totalNumberSlides: 0,
  specimenCollectionDate: null,
  collectionTime: null,
  receivedDate: null,
  subsections: [],
});

function enter(specimen: SpecimenRecord, input: SpecimenFormInputZodType): SpecimenRecord {
  const { totalNumberSlides = specimen.totalNumberSlides, ...rest } = input;
  return { ...merge(specimen, rest), totalNumberSlides: totalNumberSlides ?? 0 };
}

const specimenSaved = (call: CaseCall, aCase: CaseRecord, specimenId: string) => ({
  etag: etagOf(aCase),
  data: {
    caseId: aCase.id,
    ...versionOf(aCase),
    specimen: specimenFormOf(call, aCase, specimenIn(aCase, specimenId)),
  },
});

const seeSpecimen = (call: Call<'updateSpecimen'> | Call<'deleteSpecimen'>): void =>
  void specimenIn(caseOf(call), call.input.params.specimenId);

export const updateSpecimen: Resolver<'updateSpecimen'> = {
  see: seeSpecimen,
  resolve: (call) =>
    editingVersion(call, (aCase): Answer<'updateSpecimen'> => {
      const { specimenId } = call.input.params;
      specimenIn(aCase, specimenId);
      const saved = saveForm(call, aCase, (record) => ({
        specimens: withSpecimen(record, specimenId, (specimen) => enter(specimen, call.input.body)),
      }));
      return specimenSaved(call, saved, specimenId);
    }),
};

export const deleteSpecimen: Resolver<'deleteSpecimen'> = {
  see: seeSpecimen,
  resolve: (call) =>
    editingVersion(call, (aCase): Answer<'deleteSpecimen'> => {
      const { specimenId } = call.input.params;
      const specimen = specimenIn(aCase, specimenId);
      // An order would lose its slides: it is declined first.
      if (specimen.subsections.some(({ isRequested }) => isRequested)) throw refuse('CASE_STATE');
      requireUnasked(call, aCase, specimen.subsections);
      leaveOutSpecimen(call, aCase, specimen);
      const written = writtenLetters(call.world, aCase.id);
      return remove(
        saveForm(call, aCase, ({ specimens }) => ({
          specimens: giveLetters(
            specimens.filter(({ id }) => id !== specimenId),
            written,
          ),
        })),
      );
    }),
};
