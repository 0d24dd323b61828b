import { mayEditForm } from '#app/core/case-form/editing.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Surroundings } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { changeFacts, factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { changeRequisition } from '../../rules/cases/requisitions.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { CaseRecord, SpecimenRecord, SubsectionRecord } from '../../store/records/records.ts';
import { startIntake } from '../case-moves/intake.ts';
import { hasSameLabels, isComparedStill } from './compared-labels.ts';

/** A call that names a case, as every operation of a draft does. */
export interface CaseCall extends Surroundings {
  readonly caller: Caller;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly caseId: string } };
}

type VersionedCall = CaseCall & {
  readonly input: { readonly headers: { readonly 'If-Match'?: string | undefined } };
};

/** One change of a case at a time, on the case as it is when its turn has come. */
export const oneAtATime = <T>(call: CaseCall, work: (aCase: CaseRecord) => T | Promise<T>): Promise<T> =>
  call.world.lock(`case ${call.input.params.caseId}`, () => work(caseOf(call)));

/** Runs a change of the form where its state lets this caller make one. */
export const editing = <T>(call: CaseCall, work: (aCase: CaseRecord) => T | Promise<T>): Promise<T> =>
  oneAtATime(call, (aCase) => {
    if (!mayEditForm(call.caller.viewer.role, aCase.status)) throw refuse('CASE_STATE');
    return work(aCase);
  });

export const editingVersion = <T>(
  call: VersionedCall,
  work: (aCase: CaseRecord) => T | Promise<T>,
): Promise<T> =>
  editing(call, (aCase) => {
    requireVersion(call.input.headers['If-Match'], aCase);
    return work(aCase);
  });

/** As `editingVersion`, and besides where `isOpen` says that what came after the sending may still be changed. */
export const changingSlides = <T>(
  call: VersionedCall,
  isOpen: (aCase: CaseRecord) => boolean,
  work: (aCase: CaseRecord, isLate: boolean) => T | Promise<T>,
): Promise<T> =>
  oneAtATime(call, (aCase) => {
    const isForm = mayEditForm(call.caller.viewer.role, aCase.status);
    if (!isForm && !isOpen(aCase)) throw refuse('CASE_STATE');
    requireVersion(call.input.headers['If-Match'], aCase);
    return work(aCase, !isForm);
  });

const BEFORE_SENDING: readonly CaseRecord['status'][] = ['Draft', 'Returned'];

/**
 * Saves a change of the form: a version more, a line of the trail, and the time of the save. The intake looks over a
 * submitted case again: what was missing may be there now, and what was there may be gone.
 */
export function saveForm(
  call: CaseCall,
  aCase: CaseRecord,
  next: (record: CaseRecord) => Partial<CaseRecord>,
  requisition: (record: RequisitionRecord) => Partial<RequisitionRecord> = () => ({}),
): CaseRecord {
  const savedAt = new Date(call.now).toISOString();
  const saved = changeCase(call, aCase.id, next);
  // The tick of the sender was given for other labels than those that will be sent now.
  const isUntold = BEFORE_SENDING.includes(saved.status) && !hasSameLabels(aCase, saved);
  changeRequisition(call.world, aCase, (record) => ({
    ...(isUntold ? { labelsChecked: false } : {}),
    ...requisition(record),
    savedAt,
  }));
  keepComparedLabels(call, aCase, saved);
  if (saved.status === 'Submitted') startIntake(call.world, call.now, saved, call.slides);
  return saved;
}

/** A label that somebody compared by eye has to be compared again once it stands beside another patient or number. */
function keepComparedLabels({ world }: CaseCall, before: CaseRecord, after: CaseRecord): void {
  const { labelChecks } = factsOf(world, after.id);
  const kept = labelChecks.filter(({ imageId }) => isComparedStill(before, after, imageId));
  if (kept.length < labelChecks.length) changeFacts(world, after.id, () => ({ labelChecks: kept }));
}

/** Throws NOT_FOUND where the case has no such specimen. */
export function specimenIn({ specimens }: CaseRecord, specimenId: string): SpecimenRecord {
  const found = specimens.find(({ id }) => id === specimenId);
  if (found === undefined) throw refuse('NOT_FOUND');
  return found;
}

/** Throws NOT_FOUND where the specimen has no such slides. */
export function subsectionIn(
  aCase: CaseRecord,
  { specimenId, subsectionId }: { readonly specimenId: string; readonly subsectionId: string },
): SubsectionRecord {
  const found = specimenIn(aCase, specimenId).subsections.find(({ id }) => id === subsectionId);
  if (found === undefined) throw refuse('NOT_FOUND');
  return found;
}

/** The specimens with one of them changed. */
export const withSpecimen = (
  { specimens }: CaseRecord,
  specimenId: string,
  next: (specimen: SpecimenRecord) => SpecimenRecord,
): SpecimenRecord[] => specimens.map((one) => (one.id === specimenId ? next(one) : one));

/** The specimens with one of their groups of slides changed. */
export const withSubsection = (
  aCase: CaseRecord,
  { specimenId, subsectionId }: { readonly specimenId: string; readonly subsectionId: string },
  next: (slides: SubsectionRecord) => SubsectionRecord,
): SpecimenRecord[] =>
  withSpecimen(aCase, specimenId, (specimen) => ({
    ...specimen,
    subsections: specimen.subsections.map((one) => (one.id === subsectionId ? next(one) : one)),
  }));

/** How the answer to a removal tells of the case. */
export const remove = (aCase: CaseRecord) => ({
  etag: `"v${aCase.version}"`,
  data: { caseId: aCase.id, version: aCase.version, etag: `"v${aCase.version}"` },
});
