import { Link } from '@remix-run/react';
import { specimenSiteText } from '#app/core/cases/specimen-text.ts';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo, FinalReport } from '#contracts/generated/wire.ts';
import { Words } from './clinical-facts.tsx';

interface EarlierCasesProps {
  readonly info: CaseClinicalInfo;
  /** The report of the earlier case that the address asks for. */
  readonly earlier: FinalReport | null;
  readonly timeZone: string;
}

/** What the same patient had in the same facility before; the report of one of them is read on this page. */
export function EarlierCases({ info, earlier, timeZone }: EarlierCasesProps) {
  return (
    <DetailSection title="Earlier cases of this patient">
      {info.earlierCases.length === 0 ? (
        <p className="text-muted">This facility has sent no earlier case of this patient.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {info.earlierCases.map(({ id, caseID, bodysites, signedAt, reportState }) => (
            <li key={id}>
              <TextLink asChild>
                <Link
                  to={`?case=${encodeURIComponent(info.caseId)}&earlier=${encodeURIComponent(id)}`}
                  preventScrollReset
                  aria-current={earlier?.caseId === id ? 'true' : undefined}
                >
                  {caseID}
                </Link>
              </TextLink>{' '}
              {bodysites.map(listLabel).join(', ')}
              <span className="text-sm text-muted">
                {' '}
                signed out {instantText(signedAt, timeZone)}, {labels.ReportState[reportState]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {earlier !== null && <EarlierReport report={earlier} timeZone={timeZone} />}
    </DetailSection>
  );
}

interface EarlierReportProps {
  readonly report: FinalReport;
  readonly timeZone: string;
}

function EarlierReport({ report, timeZone }: EarlierReportProps) {
  const { signature } = report;
  return (
    <section
      aria-label="Earlier report"
      className="flex flex-col gap-3 rounded-lg border border-border bg-raised p-4"
    >
      <h3 className="font-semibold">
        Earlier report, {report.case.caseID}: {labels.ReportState[report.reportState]}
      </h3>
      <dl className="flex flex-col gap-2">
        {report.diagnoses.map((diagnosis) => (
          <div key={diagnosis.specimenID}>
            <dt className="text-sm text-muted">
              Specimen {diagnosis.specimenID}: {specimenSiteText(diagnosis)}
            </dt>
            <dd className="whitespace-pre-wrap">{diagnosis.lines.join('\n')}</dd>
          </div>
        ))}
      </dl>
      {report.comment !== null && <Words text={report.comment} />}
      {signature !== null && (
        <p className="text-sm text-muted">
          Signed by {signature.printedName}, {instantText(signature.signedAt, timeZone)}
        </p>
      )}
    </section>
  );
}
