import { patientTexts } from '#app/core/people/patient-texts.ts';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import type { Case } from '#contracts/generated/wire.ts';

/** Who the page is about, in sight on every height of it. */
export function CaseBanner({ ofCase }: { readonly ofCase: Case }) {
  const { patientInfo, patientAge, caseID, caseRecordId, facilityName } = ofCase;
  return (
    <PatientLine
      patient={patientTexts(patientInfo, patientAge)}
      numbers={{ Accession: caseRecordId, Case: caseID }}
      facilityName={facilityName}
    />
  );
}
