import { Link } from '@remix-run/react';
import type { OpenPages } from '#app/core/access/open-pages.ts';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { caseDetailsPathOf, caseFormPathOf, hasReport, reportPathOf } from '#app/core/cases/case-links.ts';
import { isOver } from '#app/core/cases/status.ts';
import { draftPatientName } from '#app/core/people/draft-words.ts';
import { reportStateText } from '#app/core/reports/recall-window.ts';
import { underWayText } from '#app/core/reports/under-way.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { UnderWay } from '#app/ui/status-badge.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { type Clock, caseColumns, clockColumns } from '../lists/case-columns.tsx';
import { caseFilters } from '../lists/case-filters.ts';
import { NotEntered } from '../not-entered.tsx';

export const roleFilters: readonly Filter[] = [
  caseFilters.status,
  caseFilters.priority,
  caseFilters.subspecialty,
  caseFilters.type,
  caseFilters.overdue,
];

const byDue: SortChoice = { value: 'dueAt', label: 'Due soonest first' };
const urgency: SortChoice = { value: 'urgency', label: 'Most urgent first' };
const lastSent: SortChoice = { value: '-sentAt', label: 'Last sent out first' };

/** The order of the list without a word comes first. */
export const roleSorts = (role: Role): readonly SortChoice[] =>
  isFacility(role) ? [lastSent, urgency, byDue] : [urgency, byDue, lastSent];

type CaseColumn = Column<CaseListItem>;

/**
 * Whose cases they are decides what each role is told about them; who it is and until when everyone is. The state of a
 * report, and the number of the case, lead on only where the reader may open what they lead to.
 */
export function roleColumns(role: Role, clock: Clock, opens: OpenPages): readonly CaseColumn[] {
  const due = dueOf(clock);
  const { priority, type, facility, slides } = caseColumns;
  const { status } = clockColumns(clock);
  return [
    ...(isFacility(role) ? [sentOut(clock), due] : [due]),
    priority,
    // The widest state is as long as two columns, and has a second line here.
    { ...status, className: 'min-w-32' },
    ...(role === 'Admin'
      ? [patientForStaff, accessionForStaff]
      : [caseColumns.patient, caseColumns.accession]),
    opens.cases ? caseNumber : caseColumns.case,
    type,
    ...(isFacility(role) ? [] : [facility]),
    ...(role === 'Provider' ? [slides] : [provider]),
    reportFor(role, opens.reports ? reportOf(clock) : caseColumns.report),
  ];
}

/** What is over has no clock any more, however late it was. */
function dueOf(clock: Clock): CaseColumn {
  const { due } = clockColumns(clock);
  return {
    ...due,
    cell: (item) =>
      isOver(item.status) ? <span className="text-muted">No longer due</span> : due.cell(item),
  };
}

const sentOut = ({ timeZone }: Clock): CaseColumn => ({
  id: 'sent',
  header: 'Sent out',
  sortKey: 'sentAt',
  usual: 'descending',
  className: 'whitespace-nowrap tabular-nums card:whitespace-normal',
  cell: ({ sentAt }) =>
    sentAt === null ? (
      <span className="text-muted">Not yet</span>
    ) : (
      <time dateTime={sentAt}>{instantText(sentAt, timeZone)}</time>
    ),
});

const provider: CaseColumn = {
  id: 'provider',
  header: 'Pathologist',
  sortKey: 'provider',
  cell: ({ provider: reader }) => reader?.displayName ?? <span className="text-muted">Nobody yet</span>,
};

/** Some of the staff may know no patient, and the API refuses them an order that would tell one. */
const withoutOrder = ({ sortKey: _key, ...column }: CaseColumn): CaseColumn => column;

const patientForStaff: CaseColumn = {
  ...withoutOrder(caseColumns.patient),
  cell: (item) =>
    item.patientInfo === null && item.draft === null ? (
      <span className="text-muted">Not open to you</span>
    ) : (
      caseColumns.patient.cell(item)
    ),
};

const accessionForStaff: CaseColumn = {
  ...withoutOrder(caseColumns.accession),
  cell: ({ caseRecordId, draft }) =>
    caseRecordId ?? (draft !== null ? <NotEntered /> : <span className="text-muted">Not open to you</span>),
};

/** A draft has no page of its own yet: its form is its page. */
const caseNumber: CaseColumn = {
  ...caseColumns.case,
  cell: (item) => {
    if (item.status === 'Draft' && item.allowedActions.includes('edit')) return <DraftLink draft={item} />;
    if (item.caseID === null || item.status === 'Draft') return item.caseID ?? <NotEntered />;
    return (
      <TextLink asChild>
        <Link to={caseDetailsPathOf(item.id)} data-row-open="" aria-label={`${item.caseID}: details`}>
          {item.caseID}
        </Link>
      </TextLink>
    );
  },
};

/** One that was taken back has its number still; the others are told apart by patient and facility. */
function DraftLink({ draft }: { readonly draft: CaseListItem }) {
  const { id, caseID, facilityName } = draft;
  return (
    <TextLink asChild>
      {/* The column is as wide as a number of a case, which goes to a second line here. */}
      <Link to={caseFormPathOf(id)} data-row-open="" className="whitespace-normal">
        Edit draft{caseID === null ? '' : ' '}
        <span className="whitespace-nowrap">{caseID}</span>
        <VisuallyHidden>
          {draft.draft === null ? '' : `, ${draftPatientName(draft.draft) ?? 'no patient yet'}`},{' '}
          {facilityName}
        </VisuallyHidden>
      </Link>
    </TextLink>
  );
}

/** The word says how the report stands, and leads to it once there is one. */
const reportOf = ({ timeZone }: Clock): CaseColumn => ({
  ...caseColumns.report,
  className: 'whitespace-nowrap',
  cell: ({ id, caseID, status, reportState, signedAt }) =>
    hasReport({ reportState }) ? (
      <TextLink asChild>
        <Link to={reportPathOf(id)}>
          {labels.ReportState[reportState]}
          <VisuallyHidden>: report of {caseID}</VisuallyHidden>
        </Link>
      </TextLink>
    ) : (
      <span className="text-muted">{reportStateText({ status, reportState, signedAt }, timeZone)}</span>
    ),
});

/** Whoever began a correction and was called away finds it by its row; the facility knows of none before it is signed. */
const reportFor = (role: Role, column: CaseColumn): CaseColumn =>
  isFacility(role)
    ? column
    : {
        ...column,
        cell: (item) => (
          <>
            {column.cell(item)}
            <UnderWay text={underWayText(item)} />
          </>
        ),
      };
