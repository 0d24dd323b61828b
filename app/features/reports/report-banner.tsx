import { patientTexts } from '#app/core/people/patient-texts.ts';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';

/** Whose report this is, as the report itself names them. */
export function ReportBanner({ report }: { readonly report: Pick<FinalReport, 'patient' | 'case'> }) {
  const { caseRecordId, caseID } = report.case;
  return (
    <StickyBanner>
      <PatientLine
        patient={patientTexts(report.patient, report.patient.age)}
        numbers={{ Accession: caseRecordId, Case: caseID }}
      />
    </StickyBanner>
  );
}
