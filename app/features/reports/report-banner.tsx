import type { ReactNode } from 'react';
import { patientTexts } from '#app/core/people/patient-texts.ts';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';

interface ReportBannerProps {
  readonly report: Pick<FinalReport, 'patient' | 'case'>;
  /** What says that the report is not valid: it stays in sight, and stands on each printed sheet. */
  readonly standing?: ReactNode;
}

/** Whose report this is, as the report itself names them. */
export function ReportBanner({ report, standing }: ReportBannerProps) {
  const { caseRecordId, caseID } = report.case;
  return (
    <StickyBanner warning={standing}>
      <PatientLine
        patient={patientTexts(report.patient, report.patient.age)}
        numbers={{ Accession: caseRecordId, Case: caseID }}
      />
    </StickyBanner>
  );
}
