import { Link } from '@remix-run/react';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection, StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { FinalReport, ReportDifference } from '#contracts/generated/wire.ts';
import { Differences } from './differences.tsx';
import { RecallForm } from './recall-form.ts';
import { ReportSections } from './report-sections.tsx';

export interface FinalReportScreenProps {
  readonly report: FinalReport;
  /** The case's, for what is done to it; null for whoever may not open the case. */
  readonly etag: string | null;
  readonly mayRecall: boolean;
  /** Against the version before; null where they could not be read. */
  readonly differences: readonly ReportDifference[] | null;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const HEADINGS: Readonly<Record<FinalReport['heading'], string>> = {
  FINAL: 'Final report',
  PRELIMINARY: 'Preliminary report',
  AMENDED: 'Amended report',
  ADDENDUM: 'Report with addendum',
};

/** A report on the page as it is printed: what people read first stands first (domain rules of reports). */
export function FinalReportScreen(props: FinalReportScreenProps) {
  const { report } = props;
  const { lastName, firstName, birthDate } = report.patient;
  const pdf = `/files/report/${encodeURIComponent(report.caseId)}?version=${report.version}`;
  return (
    <>
      <StickyBanner>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <span className="text-base font-semibold">
            {lastName}, {firstName}
          </span>
          <span>Born {dayText(birthDate)}</span>
          <span className="text-muted">
            Accession{' '}
            <span className="font-mono text-text">{report.case.caseRecordId ?? 'not recorded'}</span> · Case{' '}
            <span className="font-mono text-text">{report.case.caseID}</span>
          </span>
        </p>
      </StickyBanner>
      <Page
        width="text"
        title={HEADINGS[report.heading]}
        summary={`Version ${report.version}`}
        actions={
          report.version > 0 && (
            <Button asChild variant="primary">
              <a href={pdf} download>
                Download PDF
              </a>
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-6">
          <Standing {...props} />
          <ReportSections report={report} />
          {report.versions.length > 1 && <Versions report={report} />}
          {props.mayRecall && props.etag !== null && <Recall {...props} etag={props.etag} />}
        </div>
      </Page>
    </>
  );
}

/** A later version is said before anything of an older one is read. */
function Standing({ report, differences }: FinalReportScreenProps) {
  const timeZone = useTimeZone();
  const amendedAt = report.dates.amendedAt.at(-1);
  return (
    <>
      {report.superseded && (
        <p
          role="alert"
          className="rounded-md border-2 border-danger bg-raised px-3 py-2 font-semibold text-danger"
        >
          SUPERSEDED. Version {report.latestVersion} is valid.{' '}
          <TextLink asChild>
            <Link to="?">Open the valid version</Link>
          </TextLink>
        </p>
      )}
      {report.version > 1 && (
        <details className="rounded-md border border-warning bg-warning-soft px-3 py-2">
          <summary className="min-h-8 cursor-pointer font-medium">
            {report.heading === 'AMENDED' ? 'Amended' : 'Changed'}
            {amendedAt === undefined ? '' : ` on ${instantText(amendedAt, timeZone)}`}. See what changed
          </summary>
          <Differences differences={differences} />
        </details>
      )}
    </>
  );
}

function Versions({ report }: { readonly report: FinalReport }) {
  const timeZone = useTimeZone();
  return (
    <DetailSection title="Versions">
      <ul className="divide-y divide-border rounded-lg border border-border bg-raised">
        {report.versions.map(({ version, heading, signedAt, signedBy, superseded }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
            <TextLink asChild>
              <Link to={superseded ? `?version=${version}` : '?'}>Version {version}</Link>
            </TextLink>
            <span>{HEADINGS[heading]}</span>
            <span className="text-sm text-muted">
              {signedBy.displayName}, {instantText(signedAt, timeZone)}
            </span>
            {superseded && <Badge tone="neutral">SUPERSEDED</Badge>}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Recall({ etag, idempotencyKey, outcome }: FinalReportScreenProps & { readonly etag: string }) {
  const refused = refusedOf(outcome, 'recall');
  const { form, fields } = useContractForm(RecallForm, refused, { id: 'recall' });
  return (
    <DetailSection title="Take the report back">
      <p>
        The facility does not see the report yet. For ten minutes after the signature you can take it back and
        go on writing; after that the only way is an amendment.
      </p>
      <IntentForm
        form={form}
        intent="recall"
        etag={etag}
        idempotencyKey={idempotencyKey}
        submitLabel="Take back"
      >
        <TextAreaField field={fields.reason} label="Reason" rows={2} />
      </IntentForm>
    </DetailSection>
  );
}
