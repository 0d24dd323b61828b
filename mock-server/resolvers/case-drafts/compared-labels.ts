import type { CaseRecord } from '../../store/records/records.ts';

const patientOf = ({ patientInfo }: CaseRecord) => {
  const { lastName, firstName, birthDate, medicalRecordNumber } = patientInfo;
  return [lastName, firstName, birthDate, medicalRecordNumber];
};

type Specimen = CaseRecord['specimens'][number];

const labelsOfSpecimen = ({ id, specimenID, facilitySpecimenID }: Specimen) => [
  id,
  specimenID,
  facilitySpecimenID,
];

const labelsOfSlides = ({ id, block, displayId, facilityId }: Specimen['subsections'][number]) => [
  id,
  block,
  displayId,
  facilityId,
];

/** What the sender of a case holds against the glass: patient, numbers, labels, and the images that show them. */
const comparedOf = (aCase: CaseRecord) => ({
  patient: patientOf(aCase),
  caseRecordId: aCase.caseRecordId,
  specimens: aCase.specimens.map((specimen) => ({
    labels: labelsOfSpecimen(specimen),
    slides: specimen.subsections.map((slides) => ({
      labels: labelsOfSlides(slides),
      images: slides.images.filter(({ gone }) => !gone).map(({ imageId }) => imageId),
    })),
  })),
});

/** Whether the labels that were compared are still those of the case. */
export const hasSameLabels = (before: CaseRecord, after: CaseRecord): boolean =>
  JSON.stringify(comparedOf(before)) === JSON.stringify(comparedOf(after));

/** What the label of one image is held against: the patient, the numbers, and the labels of its specimen and slides. */
const comparedWith = (aCase: CaseRecord, imageId: string) =>
  aCase.specimens.flatMap((specimen) =>
    specimen.subsections
      .filter(({ images }) => images.some((image) => image.imageId === imageId && !image.gone))
      .map((slides) => [
        patientOf(aCase),
        aCase.caseRecordId,
        labelsOfSpecimen(specimen),
        labelsOfSlides(slides),
      ]),
  );

/** Whether the label of this image, once compared by eye, still stands beside what it was compared with. */
export const isComparedStill = (before: CaseRecord, after: CaseRecord, imageId: string): boolean =>
  JSON.stringify(comparedWith(before, imageId)) === JSON.stringify(comparedWith(after, imageId));
