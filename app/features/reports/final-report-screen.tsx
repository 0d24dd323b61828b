import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Role } from '#app/core/access/roles.ts';
import { screenAt, screens } from '#app/core/access/screens.ts';
import { withStanding } from '#app/core/reports/standing.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import { useLastList, useListAddress } from '#app/ui/lists/list-memory.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { Additions } from './additions.tsx';
import type { AmendingFacts } from './amending/amending-facts.ts';
import { PrintedNote } from './news/printed-note.tsx';
import { StandingBar } from './news/standing-bar.tsx';
import { useReportNews } from './news/use-report-news.ts';
import { RecallHeld, RecallPart } from './recall-part.tsx';
import { ReportBanner } from './report-banner.tsx';
import { ReportLink } from './report-link.tsx';
import { ReportSections } from './report-sections.tsx';
import { HEADINGS, pdfPathOf } from './report-words.ts';
import { Versions } from './versions.tsx';
import { type AmendmentRead, WhatChanged } from './what-changed.tsx';

export interface FinalReportScreenProps {
  readonly report: FinalReport;
  readonly role: Role;
  readonly readerId: string;
  /** The case's, for what is done to it; null for whoever may not open the case. */
  readonly etag: string | null;
  readonly mayRecall: boolean;
  /** The reader may have the copy with the codes. */
  readonly mayBill: boolean;
  /** The reader may open the slides. */
  readonly hasSlides: boolean;
  /** Null for whoever may add nothing to the report. */
  readonly amending: AmendingFacts | null;
  /** The amendments up to this version, the newest first. */
  readonly amendments: readonly AmendmentRead[];
  /** What has to be said of the case before its report is read. */
  readonly notice?: ReactNode;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  readonly outcome: PostedOutcome | undefined;
}

/** A report on the page as it is printed: what people read first stands first (domain rules of reports). */
export function FinalReportScreen(props: FinalReportScreenProps) {
  const { etag, mayRecall, amending } = props;
  const timeZone = useTimeZone();
  const { standing, ask } = useReportNews(props.report, props.readerId);
  // What is read stays as it was opened until its reader asks for another; only what is said of it changes.
  const report = withStanding(props.report, standing);
  const isFiled = report.version > 0 && (standing === null || standing.kind === 'superseded');
  const signedAt = report.signature?.signedAt ?? null;
  const isMine = report.signature?.signer.userId === props.readerId;
  // Only the first version can be taken back, by whoever signed it.
  const isHeld = !mayRecall && amending !== null && isMine && report.version === 1 && !report.superseded;
  return (
    <>
      <ReportBanner
        report={report}
        standing={<StandingBar report={report} standing={standing} hasCase={etag !== null} />}
      />
      <Page
        width="text"
        title={HEADINGS[report.heading]}
        namesThing
        summary={summaryOf(report, timeZone)}
        actions={
          <>
            <ListLink role={props.role} />
            {isFiled && (
              <>
                {/* What is printed is what was signed: the file with its pages and its hash, and not this page. */}
                <Button asChild>
                  <a
                    href={pdfPathOf(report.caseId, report.version)}
                    target="_blank"
                    rel="noopener"
                    onClick={ask}
                  >
                    Print<VisuallyHidden>: opens the PDF in a new tab</VisuallyHidden>
                  </a>
                </Button>
                <Button asChild variant="primary">
                  <a href={pdfPathOf(report.caseId, report.version)} download onClick={ask}>
                    Download PDF
                  </a>
                </Button>
              </>
            )}
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <PrintedNote loadedAt={props.loadedAt} />
          {props.notice}
          {!mayRecall && <TooLate refused={refusedOf(props.outcome, 'recall')} />}
          {report.version > 1 && <WhatChanged report={report} amendments={props.amendments} />}
          <ReportSections report={report} hasSlides={props.hasSlides} hasFile={isFiled} />
          {isFiled && report.versions.length > 0 && <Versions report={report} />}
          <NearBy report={report} mayBill={props.mayBill} />
          {report.version > 0 && <ReportLink caseId={report.caseId} />}
          <GuardedForms>
            <div data-print="never" className="contents">
              {mayRecall && etag !== null && signedAt !== null && !report.superseded && (
                <RecallPart {...props} signedAt={signedAt} etag={etag} />
              )}
              {isHeld && signedAt !== null && amending.open !== null && (
                <RecallHeld signedAt={signedAt} loadedAt={props.loadedAt} open={amending.open} />
              )}
              {amending !== null && etag !== null && !report.superseded && (
                <Additions {...props} amending={amending} etag={etag} />
              )}
            </div>
          </GuardedForms>
        </div>
      </Page>
    </>
  );
}

function summaryOf({ version, superseded, sharedAt }: FinalReport, timeZone: string): string {
  if (sharedAt !== null) return `Nobody has signed it yet. Shown ${instantText(sharedAt, timeZone)}`;
  return `Version ${version}, ${superseded ? 'not valid any more' : 'the valid one'}`;
}

/** Where reports are opened from, besides their own list. */
const caseLists = [
  screens.completedCases,
  screens.sendOutCases,
  screens.cases,
  screens.projectList,
  screens.showCases,
];

/** The way back to the list that the report was opened from, as it was narrowed down there. */
function ListLink({ role }: Pick<FinalReportScreenProps, 'role'>) {
  // Another person may have looked at lists of theirs in this tab.
  const open = caseLists.filter(({ roles }) => roles?.includes(role));
  const list = useLastList([screens.finalReports.path, ...open.map(({ path }) => path)]);
  const label = list === screens.finalReports.path ? 'All reports' : screenAt(list)?.title;
  return <ListButton list={list} label={label ?? 'All reports'} />;
}

function ListButton({ list, label }: { readonly list: string; readonly label: string }) {
  const address = useListAddress(list);
  return (
    <Button asChild>
      <Link to={address}>{label}</Link>
    </Button>
  );
}

/** Other reports of the patient, by the id of a case and by no name, and the copy for billing. */
function NearBy({ report, mayBill }: Pick<FinalReportScreenProps, 'report' | 'mayBill'>) {
  const { caseId, version, codes } = report;
  return (
    <p data-print="never" className="flex flex-wrap gap-x-4 gap-y-1">
      <TextLink asChild>
        <Link to={`${screens.finalReports.path}?samePatientAs=${encodeURIComponent(caseId)}`}>
          All reports of this patient
        </Link>
      </TextLink>
      {mayBill && version > 0 && codes === null && (
        <TextLink asChild>
          <Link to={`?version=${version}&copy=billing`}>Billing copy with the codes</Link>
        </TextLink>
      )}
      {codes !== null && (
        <TextLink asChild>
          <a href={`${pdfPathOf(caseId, version)}&copy=billing`} download>
            PDF of the billing copy
          </a>
        </TextLink>
      )}
    </p>
  );
}

/** The form of the way back is gone with its time, and what it was refused with must not go with it. */
function TooLate({ refused }: { readonly refused: PostedOutcome['refused'] }) {
  if (refused === null) return null;
  return (
    <p role="alert" className="rounded-md border border-danger bg-danger-soft px-3 py-2 text-danger">
      The report was not taken back.{' '}
      {Object.values(refused.error ?? {})
        .flat()
        .join(' ')}
    </p>
  );
}
