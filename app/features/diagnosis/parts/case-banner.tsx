import { ageOn } from '#app/core/cases/age.ts';
import { patientTexts } from '#app/core/people/patient-texts.ts';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import type { Case } from '#contracts/generated/wire.ts';

interface CaseBannerProps {
  readonly item: Pick<Case, 'patientInfo' | 'caseID' | 'caseRecordId' | 'facilityName'>;
  /** When the page was made, for the age. */
  readonly loadedAt: string;
}

/** Whose case this is. */
export function CaseBanner({ item, loadedAt }: CaseBannerProps) {
  const { patientInfo, caseID, caseRecordId, facilityName } = item;
  return (
    <PatientLine
      patient={patientTexts(patientInfo, ageOn(patientInfo.birthDate, loadedAt))}
      numbers={{ Accession: caseRecordId, Case: caseID }}
      facilityName={facilityName}
    />
  );
}
