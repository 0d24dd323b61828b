import { ageOn } from '#app/core/cases/age.ts';
import { actionsOf, permissionsOf } from '#app/core/cases/permissions.ts';
import type { CaseEnvelopeZodType } from '#contracts/generated/schemas/case-envelope.ts';
import type { CaseListItemZodType } from '#contracts/generated/schemas/case-list-item.ts';
import type { CaseMoveZodType } from '#contracts/generated/schemas/case-move.ts';
import type { SpecimenZodType } from '#contracts/generated/schemas/specimen.ts';
import { zSubspecialty } from '#contracts/generated/schemas/subspecialty.ts';
import type { ViewerCaseZodType } from '#contracts/generated/schemas/viewer-case.ts';
import type { Caller } from './authentication.ts';
import { etagOf, facilityOf, mayPickUp } from './case-access.ts';
import type { CaseRecord, ImageRecord, SpecimenRecord } from './records.ts';
import type { World } from './seed.ts';
import type { SlideLibrary } from './slides/library.ts';

export interface Reader {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

type Whole = CaseEnvelopeZodType['data'];
type Patient = CaseRecord['patientInfo'];

export const presentImages = (specimens: readonly SpecimenRecord[]): readonly ImageRecord[] =>
  specimens.flatMap(({ subsections }) =>
    subsections.flatMap(({ images }) => images.filter(({ gone }) => !gone)),
  );

/** What every form of a case shares and none of which names the patient. */
export function anonymousForm(aCase: CaseRecord, { world, caller, now }: Reader) {
  const facility = facilityOf(world, aCase);
  const pickup = mayPickUp(world, caller, aCase, now);
  const subsections = aCase.specimens.flatMap((specimen) => specimen.subsections);
  return {
    id: aCase.id,
    caseID: aCase.caseID,
    version: aCase.version,
    etag: etagOf(aCase),
    status: aCase.status,
    priority: aCase.priority,
    type: aCase.type,
    subspecialty: zSubspecialty.nullable().parse(aCase.subspecialty),
    parts: aCase.specimens.length,
    stains: [...new Set(subsections.flatMap(({ stain }) => (stain === null ? [] : [stain])))],
    facilityName: facility.name,
    facilityState: facility.state,
    billingComponent: aCase.billingComponent,
    availableAt: aCase.availableAt,
    dueAt: aCase.dueAt,
    selectedAt: aCase.selectedAt,
    patientAge: ageOn(aCase.patientInfo.birthDate, new Date(now).toISOString()),
    patientGender: aCase.patientInfo.gender,
    imagesOpened: aCase.openedImageIds.length,
    imagesTotal: presentImages(aCase.specimens).length,
    permissions: permissionsOf(caller.viewer, aCase, pickup),
    allowedActions: actionsOf(caller.viewer, aCase, pickup),
  };
}

export const slidesIn = (specimens: readonly SpecimenRecord[]): number =>
  specimens.reduce((sum, { totalNumberSlides }) => sum + totalNumberSlides, 0);

/** A row of a list; in the available view it has neither patient nor accession number. */
export function rowOf(aCase: CaseRecord, reader: Reader, named: boolean): CaseListItemZodType {
  return {
    ...anonymousForm(aCase, reader),
    slides: slidesIn(aCase.specimens),
    caseRecordId: named ? aCase.caseRecordId : null,
    patientInfo: named ? patientOf(aCase.patientInfo) : null,
  };
}

export function wholeOf(aCase: CaseRecord, reader: Reader, slides: SlideLibrary): Whole {
  const { history, clinicalImpression, icd10, submittingPhysician } = aCase.clinicalInfo;
  return {
    ...anonymousForm(aCase, reader),
    caseRecordId: aCase.caseRecordId,
    patientInfo: patientOf(aCase.patientInfo),
    clinicalInfo: { history, clinicalImpression, icd10, submittingPhysician },
    gross: aCase.gross,
    slides: aCase.specimens.map((specimen) => specimenOf(specimen, slides)),
  };
}

export function viewerCaseOf(aCase: CaseRecord, slides: SlideLibrary): ViewerCaseZodType {
  return {
    id: aCase.id,
    version: aCase.version,
    type: aCase.type,
    caseID: aCase.caseID,
    caseRecordId: aCase.caseRecordId,
    patientInfo: patientOf(aCase.patientInfo),
    slides: aCase.specimens.map((specimen) => specimenOf(specimen, slides)),
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

const patientOf = ({ lastName, firstName, birthDate, gender, race }: Patient) => ({
  lastName,
  firstName,
  birthDate,
  gender,
  race,
});

function specimenOf(specimen: SpecimenRecord, slides: SlideLibrary): SpecimenZodType {
  const { laterality: _laterality, subsections, ...rest } = specimen;
  return {
    ...rest,
    subsections: subsections.map((subsection) => ({
      ...subsection,
      images: presentImages([{ ...specimen, subsections: [subsection] }]).map((image) => ({
        imageId: image.imageId,
        checksum: slides[image.slideId].sha256,
        fileName: image.fileName,
        fileContent: image.blobId,
      })),
    })),
  };
}
