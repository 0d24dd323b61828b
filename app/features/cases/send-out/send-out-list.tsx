import { Link } from '@remix-run/react';
import { caseDetailsPathOf, caseFormPathOf, caseTasksPathOf } from '#app/core/cases/case-links.ts';
import { withoutDue } from '#app/core/cases/due.ts';
import { isOver } from '#app/core/cases/status.ts';
import { reportStateText } from '#app/core/reports/recall-window.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { CaseStatusBadge } from '../case-badges.tsx';
import { type Clock, caseColumns, clockColumns } from '../lists/case-columns.tsx';
import { caseFilters } from '../lists/case-filters.ts';
import { SinceLooked } from '../lists/since-looked.tsx';
import { caseName, NotEntered } from '../not-entered.tsx';
import { SendOutActions } from './send-out-actions.tsx';
import { TurnaroundBar } from './turnaround-bar.tsx';

type CaseColumn = Column<CaseListItem>;

/** Ids of the cases with something that the facility answers; null for whoever may not see its tasks. */
type Answerable = readonly string[] | null;

export const sendOutFilters: readonly Filter[] = [
  caseFilters.status,
  caseFilters.priority,
  caseFilters.subspecialty,
  caseFilters.type,
  caseFilters.report,
  { ...caseFilters.from, label: 'Sent out from (time of the facility)' },
  caseFilters.to,
  caseFilters.overdue,
];

export const sendOutSorts: readonly SortChoice[] = [
  { value: '-sentAt', label: 'Last sent out first' },
  { value: 'urgency', label: 'Most urgent first' },
  { value: '-openRequests', label: 'Most open requests first' },
  { value: '-signedAt', label: 'Last signed out first' },
  { value: '-grossTurnaround', label: 'Longest with waits first' },
  { value: '-netTurnaround', label: 'Longest without waits first' },
];

/** A facility's own cases: how each stands, with whom, what it waits for and how long it took (Appendix E). */
export function sendOutColumns(clock: Clock, answerable: Answerable): readonly CaseColumn[] {
  const { priority, patient, accession, parts } = caseColumns;
  return [
    dueOf(clock),
    priority,
    statusOf(clock, answerable),
    accession,
    patient,
    caseNumber,
    parts,
    sentOf(clock),
    pathologist,
    {
      id: 'turnaround',
      header: 'Net / gross',
      sortKey: 'grossTurnaround',
      usual: 'descending',
      cell: ({ turnaround, waits }) => <TurnaroundBar clocks={turnaround} waits={waits} />,
    },
    reportOf(clock),
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      always: true,
      share: 'whole',
      cell: (item) => <SendOutActions item={item} isToAnswer={answerable?.includes(item.id) === true} />,
    },
  ];
}

/** What is over has no clock any more, however late it was, and before it is sent out none runs yet. */
function dueOf(clock: Clock): CaseColumn {
  const { due } = clockColumns(clock);
  return {
    ...due,
    cell: (item) =>
      isOver(item.status) ? <span className="text-muted">{withoutDue(item.status)}</span> : due.cell(item),
  };
}

/** What it waits for, and what others did since this person looked at it. */
const statusOf = ({ now }: Clock, answerable: Answerable): CaseColumn => ({
  ...caseColumns.status,
  className: 'min-w-24',
  cell: (item) => (
    <span className="flex flex-col items-start gap-1">
      <CaseStatusBadge status={item.status} waits={item.waits} />
      {item.openRequests > 0 && <OpenRequests item={item} answerable={answerable} />}
      {item.onHold && <span className="text-xs text-muted">On hold by the operator</span>}
      <SinceLooked change={item.lastChange} now={now} />
    </span>
  ),
});

/** The open requests lead to where the facility answers; what is not its own to answer is read on the page of the case. */
function OpenRequests({
  item,
  answerable,
}: {
  readonly item: CaseListItem;
  readonly answerable: Answerable;
}) {
  const { id, caseID, openRequests } = item;
  const isToAnswer = answerable?.includes(id) === true;
  return (
    <>
      <TextLink asChild className="text-xs">
        <Link to={isToAnswer ? caseTasksPathOf(caseID ?? '') : caseDetailsPathOf(id)}>
          {openRequests === 1 ? '1 request open' : `${openRequests} requests open`}
          <VisuallyHidden> for {caseName(item)}</VisuallyHidden>
        </Link>
      </TextLink>
      {answerable !== null && !isToAnswer && (
        <span className="text-xs text-muted">With the operator’s laboratory</span>
      )}
    </>
  );
}

/** The case itself to be viewed. A draft is not sent yet: its form is its page, for whoever may fill it in. */
const caseNumber: CaseColumn = {
  ...caseColumns.case,
  cell: (item) => {
    const { id, caseID, status, allowedActions } = item;
    const mayEdit = allowedActions.includes('edit');
    if (status === 'Draft') {
      return mayEdit ? (
        <TextLink asChild>
          <Link to={caseFormPathOf(id)} aria-label={`${caseName(item)}: form`}>
            {caseID ?? 'Draft'}
          </Link>
        </TextLink>
      ) : (
        (caseID ?? <NotEntered />)
      );
    }
    return caseID === null ? (
      <NotEntered />
    ) : (
      <TextLink asChild>
        <Link
          to={caseDetailsPathOf(id)}
          aria-label={`${caseID}: details`}
          {...(mayEdit ? {} : { 'data-row-open': '' })}
        >
          {caseID}
        </Link>
      </TextLink>
    );
  },
};

const sentOf = ({ timeZone }: Clock): CaseColumn => ({
  id: 'sent',
  header: 'Sent out',
  sortKey: 'sentAt',
  usual: 'descending',
  cell: ({ sentAt }) =>
    sentAt === null ? (
      <span className="text-muted">Not yet</span>
    ) : (
      <DayAndTime at={sentAt} timeZone={timeZone} />
    ),
});

const pathologist: CaseColumn = {
  id: 'provider',
  header: 'Pathologist',
  sortKey: 'provider',
  cell: ({ provider }) => provider?.displayName ?? <span className="text-muted">Nobody yet</span>,
};

interface DayAndTimeProps {
  readonly at: string;
  readonly timeZone: string;
}

/** As UTC and the zones of America are called; GMT+5:30 beside a time takes more than the other columns can spare. */
const ZONE_ON_SAME_LINE = 4;

/** A moment in two short lines, and a third one where its zone has a long name. */
function DayAndTime({ at, timeZone }: DayAndTimeProps) {
  const [day, ...time] = instantText(at, timeZone).split(' ');
  const hasLongZone = (time.at(-1) ?? '').length > ZONE_ON_SAME_LINE;
  const zone = hasLongZone ? time.pop() : null;
  return (
    <time dateTime={at} className="tabular-nums">
      <span className="block whitespace-nowrap">{day} </span>
      <span className="block text-xs text-muted">
        <span className="whitespace-nowrap">{time.join(' ')}</span> {zone}
      </span>
    </time>
  );
}

/** How the report stands, and when it was signed. */
const reportOf = ({ timeZone }: Clock): CaseColumn => ({
  ...caseColumns.report,
  cell: ({ status, reportState, signedAt }) => (
    <>
      <span className={reportState === 'None' ? 'text-muted' : 'block'}>
        {reportStateText({ status, reportState, signedAt }, timeZone)}
      </span>
      {signedAt !== null && (
        <time
          dateTime={signedAt}
          title={instantText(signedAt, timeZone)}
          className="block text-xs text-muted tabular-nums"
        >
          {LATER.includes(reportState) && 'First signed '}
          {instantText(signedAt, timeZone).split(' ')[0]}
        </time>
      )}
    </>
  ),
});

/** What came after the sign-out has a time of its own, which the list does not know. */
const LATER: readonly CaseListItem['reportState'][] = ['Addended', 'Amended'];
