import { dayText } from '#app/core/text/dates.ts';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';

/** Whose report this is, by two identifiers of the patient and both numbers, as the report itself names them. */
export function ReportBanner({ report }: { readonly report: Pick<FinalReport, 'patient' | 'case'> }) {
  const { lastName, firstName, birthDate } = report.patient;
  return (
    <StickyBanner>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <span className="text-base font-semibold">
          {lastName}, {firstName}
        </span>
        <span>Born {dayText(birthDate)}</span>
        <span className="text-muted">
          Accession <span className="font-mono text-text">{report.case.caseRecordId ?? 'not recorded'}</span>{' '}
          · Case <span className="font-mono text-text">{report.case.caseID}</span>
        </span>
      </p>
    </StickyBanner>
  );
}
