import type { CaseRecord } from '../../store/records/records.ts';

/** What the sender of a case holds against the glass: patient, numbers, labels, and the images that show them. */
const comparedOf = ({ patientInfo, caseRecordId, specimens }: CaseRecord) => {
  const { lastName, firstName, birthDate, medicalRecordNumber } = patientInfo;
  return {
    patient: [lastName, firstName, birthDate, medicalRecordNumber],
    caseRecordId,
    specimens: specimens.map(({ id, specimenID, facilitySpecimenID, subsections }) => ({
      labels: [id, specimenID, facilitySpecimenID],
      slides: subsections.map(({ id: slideId, block, displayId, facilityId, images }) => ({
        labels: [slideId, block, displayId, facilityId],
        images: images.filter(({ gone }) => !gone).map(({ imageId }) => imageId),
      })),
    })),
  };
};

/** Whether the labels that were compared are still those of the case. */
export const hasSameLabels = (before: CaseRecord, after: CaseRecord): boolean =>
  JSON.stringify(comparedOf(before)) === JSON.stringify(comparedOf(after));
