import { ageOn, infantMonthsOn } from '#app/core/cases/age.ts';
import { actionsOf, permissionsOf } from '#app/core/cases/permissions.ts';
import type { CaseDraftFactsZodType } from '#contracts/generated/schemas/case-draft-facts.ts';
import type { CaseEnvelopeZodType } from '#contracts/generated/schemas/case-envelope.ts';
import type { CaseMoveZodType } from '#contracts/generated/schemas/case-move.ts';
import type { PatientInfoZodType } from '#contracts/generated/schemas/patient-info.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { ViewerCaseZodType } from '#contracts/generated/schemas/viewer-case.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { holdsOf } from '../../rules/cases/hold-rules.ts';
import { notShownOf } from '../../rules/cases/image-facts.ts';
import { mayPickUp } from '../../rules/cases/pickup.ts';
import { mailedSlidesOf, requisitionOf } from '../../rules/cases/requisitions.ts';
import { caseAsTo } from '../../rules/cases/second-readers.ts';
import { etagOf } from '../../rules/versions.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord, ImageRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { replacedFormsOf, specimensOf } from './case-images.ts';
import { standingOf } from './case-standing.ts';

export interface Reader {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

type Whole = CaseEnvelopeZodType['data'];
type Patient = CaseRecord['patientInfo'];

/**
 * What stands where a draft has nothing yet, because a whole case promises a value there. A draft's own screen reads
 * getCaseForm, where what is missing is null, as in lists; nobody but its facility and the admins meets these.
 */
const NOT_ENTERED = {
  caseID: 'Draft',
  type: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
  billingComponent: 2,
  gender: 'Other',
} as const;

/** The platform's number, or what a case is called that was never sent out. */
export const caseNumberOf = ({ caseID }: Pick<CaseRecord, 'caseID'>): string => caseID ?? NOT_ENTERED.caseID;

export const presentImages = (specimens: readonly SpecimenRecord[]): readonly ImageRecord[] =>
  specimens.flatMap(({ subsections }) =>
    subsections.flatMap(({ images }) => images.filter(({ gone }) => !gone)),
  );

/** What every form of a case shares and none of which names the patient. */
export function anonymousForm(aCase: CaseRecord, { world, caller, now }: Reader) {
  const facility = facilityOf(world, aCase);
  const pickup = mayPickUp(world, caller, aCase, now);
  const subsections = aCase.specimens.flatMap((specimen) => specimen.subsections);
  const present = presentImages(aCase.specimens);
  const birthDate = aCase.patientInfo.birthDate ?? '';
  const today = new Date(now).toISOString();
  return {
    id: aCase.id,
    caseID: caseNumberOf(aCase),
    version: aCase.version,
    etag: etagOf(aCase),
    status: aCase.status,
    priority: aCase.priority,
    type: aCase.type ?? NOT_ENTERED.type,
    subspecialty: subspecialtyOf(aCase),
    parts: aCase.specimens.length,
    stains: [...new Set(subsections.flatMap(({ stain }) => (stain === null ? [] : [stain])))],
    facilityName: facility.name,
    facilityRegion: facility.state,
    billingComponent: aCase.billingComponent ?? NOT_ENTERED.billingComponent,
    availableAt: aCase.availableAt,
    dueAt: aCase.dueAt,
    selectedAt: aCase.selectedAt,
    patientAge: ageOn(birthDate, today),
    patientAgeMonths: infantMonthsOn(birthDate, today),
    patientGender: aCase.patientInfo.gender ?? NOT_ENTERED.gender,
    imagesOpened: present.filter(({ imageId }) => aCase.openedImageIds.includes(imageId)).length,
    imagesTotal: present.length,
    permissions: permissionsOf(caller.viewer, caseAsTo(world, aCase, caller.user.id), pickup),
    allowedActions: actionsOf(caller.viewer, aCase, pickup),
  };
}

export const slidesIn = (specimens: readonly SpecimenRecord[]): number =>
  specimens.reduce((sum, { totalNumberSlides }) => sum + totalNumberSlides, 0);

/**
 * A row of a list; in the available view it has neither patient nor accession number. What a draft has not yet is null.
 */
export function rowOf(aCase: CaseRecord, reader: Reader, named: boolean) {
  return {
    ...anonymousForm(aCase, reader),
    caseID: aCase.caseID,
    type: aCase.type,
    billingComponent: aCase.billingComponent,
    patientGender: aCase.patientInfo.gender,
    slides: slidesIn(aCase.specimens),
    notShown: [...new Set(presentImages(aCase.specimens).flatMap((image) => notShownOf(image) ?? []))],
    caseRecordId: named ? aCase.caseRecordId : null,
    patientInfo: named ? readNamedPatient(aCase.patientInfo) : null,
    draft: named && aCase.status === 'Draft' ? draftFactsOf(aCase, reader) : null,
  };
}

/** By what its facility tells a draft from another one before it has a whole patient. */
function draftFactsOf(aCase: CaseRecord, { world }: Reader): CaseDraftFactsZodType {
  const { lastName, firstName } = aCase.patientInfo;
  const { createdAt, createdBy } = requisitionOf(world, aCase);
  return { lastName, firstName, createdAt, createdBy };
}

export function wholeOf(aCase: CaseRecord, reader: Reader, slides: SlideLibrary): Whole {
  const { history, clinicalImpression, icd10, submittingPhysician } = aCase.clinicalInfo;
  return {
    ...anonymousForm(aCase, reader),
    ...standingOf(aCase, reader),
    holds: holdsOf(reader, aCase),
    caseRecordId: aCase.caseRecordId,
    patientInfo: patientOf(aCase.patientInfo),
    clinicalInfo: { history, clinicalImpression, icd10, submittingPhysician },
    gross: aCase.gross,
    slides: specimensOf(aCase, reader, slides),
    replacedImages: replacedFormsOf(aCase, reader, slides),
    receivedSlides: [...mailedSlidesOf(requisitionOf(reader.world, aCase))],
  };
}

export function viewerCaseOf(
  aCase: CaseRecord,
  reader: Reader,
  slides: SlideLibrary,
): Omit<ViewerCaseZodType, 'marksOpen'> {
  return {
    id: aCase.id,
    version: aCase.version,
    status: aCase.status,
    type: aCase.type ?? NOT_ENTERED.type,
    caseID: caseNumberOf(aCase),
    caseRecordId: aCase.caseRecordId,
    patientInfo: patientOf(aCase.patientInfo),
    slides: specimensOf(aCase, reader, slides),
    replacedImages: replacedFormsOf(aCase, reader, slides),
  };
}

/** Where a transition left the case; without the patient, because the answer is stored under its key. */
export function moveOf(aCase: CaseRecord, { caller, world, now }: Reader): CaseMoveZodType {
  const pickup = mayPickUp(world, caller, aCase, now);
  return {
    id: aCase.id,
    caseID: aCase.caseID,
    version: aCase.version,
    etag: etagOf(aCase),
    status: aCase.status,
    selectedAt: aCase.selectedAt,
    allowedActions: actionsOf(caller.viewer, aCase, pickup),
  };
}

/** Any subspecialty is the absence of one on the wire. */
export const subspecialtyOf = ({ subspecialty }: Pick<CaseRecord, 'subspecialty'>) =>
  zSubspecialty.nullable().parse(subspecialty === ANY_SUBSPECIALTY ? null : subspecialty);

export const ANY_SUBSPECIALTY = 'Any';

/** Null while the facility has not said who the patient is. */
function readNamedPatient({
  lastName,
  firstName,
  birthDate,
  gender,
  race,
}: Patient): PatientInfoZodType | null {
  if (lastName === null || firstName === null || birthDate === null || gender === null) return null;
  return { lastName, firstName, birthDate, gender, race };
}

/** Throws NOT_FOUND for a draft without a patient: until there is one, only its form can be read. */
function patientOf(patient: Patient): PatientInfoZodType {
  const named = readNamedPatient(patient);
  if (named === null) throw refuse('NOT_FOUND');
  return named;
}
