import { dayText } from '#app/core/text/dates.ts';
import type { SignedTexts } from '#app/ui/detail/read-again.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';

/** What the sender of a case holds against the glass, a text for each part of it: the tick is given for these labels. */
export function comparedTexts({ patient, clinical, specimens }: CaseForm): SignedTexts {
  const { lastName, firstName, birthDate, medicalRecordNumber } = patient;
  const born = birthDate === null ? null : dayText(birthDate);
  return {
    Patient: textOf([lastName, firstName, born]),
    'Medical record number': textOf([medicalRecordNumber]),
    'Accession number': textOf([clinical.caseRecordId]),
    ...Object.fromEntries(
      specimens.map(({ specimenID, facilitySpecimenID, subsections }) => [
        `Specimen ${specimenID}`,
        [textOf([facilitySpecimenID]), ...subsections.map(labelsOfSlides)].join('; '),
      ]),
    ),
  };
}

const labelsOfSlides = ({ displayId, block, facilityId, images }: Subsection): string =>
  textOf([displayId, block, facilityId, ...images.map(({ imageId }) => imageId)]);

type Subsection = CaseForm['specimens'][number]['subsections'][number];

const textOf = (parts: readonly (string | null)[]): string => parts.map((part) => part ?? '').join(', ');
