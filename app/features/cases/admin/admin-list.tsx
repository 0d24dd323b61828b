import type { OpenPages } from '#app/core/access/open-pages.ts';
import { workingText } from '#app/core/cases/wait-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { type Filter, type NamedChoices, oneFilter, type SortChoice } from '#app/ui/lists/filters/filter.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { roleColumns, roleFilters, roleSorts } from '../by-role/role-list.tsx';
import { type Clock, caseColumns, clockColumns } from '../lists/case-columns.tsx';
import { caseFilters } from '../lists/case-filters.ts';

type CaseColumn = Column<CaseListItem>;

export const adminFilters = (named: NamedChoices): readonly Filter[] => [
  ...roleFilters,
  ...oneFilter('facilityId', 'Facility', named),
  ...oneFilter('providerId', 'Pathologist', named),
  {
    kind: 'text',
    name: 'region',
    label: 'State or province',
    hint: 'Of the facility, in two letters such as NY',
  },
  caseFilters.billing,
  caseFilters.report,
  { kind: 'flag', name: 'onHold', label: 'On hold only' },
  caseFilters.from,
  caseFilters.to,
];

export const adminSorts: readonly SortChoice[] = [
  ...roleSorts('Admin'),
  { value: '-signedAt', label: 'Last signed out first' },
  { value: '-grossTurnaround', label: 'Longest turnaround first' },
];

/** Every column that a case has (specification 2.4): what the other roles see, and what only the operator asks for. */
export function adminColumns(clock: Clock, opens: OpenPages): readonly CaseColumn[] {
  const { parts, slides, stains, billing } = caseColumns;
  return [
    ...roleColumns('Admin', clock, opens).map((column) => (column.id === 'report' ? extra(column) : column)),
    marks,
    extra(clockColumns(clock).age),
    extra(parts),
    extra(slides),
    extra(stains),
    extra(billing),
    extra(requests),
    extra(moment('sentAt', 'Sent out', clock)),
    extra(moment('signedAt', 'Signed out', clock)),
    extra(turnaround('grossTurnaround', 'Gross turnaround', 'grossHours')),
    extra(turnaround('netTurnaround', 'Net turnaround', 'netHours')),
  ];
}

/** All of them side by side fit no screen; each can be chosen. */
const extra = (column: CaseColumn): CaseColumn => ({ ...column, extra: true });

const none = <span className="text-muted">–</span>;

const marks: CaseColumn = {
  id: 'marks',
  header: 'Marks',
  cell: ({ onHold, nameAlert, newImages }) =>
    onHold || nameAlert || newImages > 0 ? (
      <span className="flex flex-wrap gap-1">
        {onHold && <Badge tone="warning">On hold</Badge>}
        {nameAlert && <Badge tone="warning">Name alert</Badge>}
        {newImages > 0 && <Badge tone="accent">New slides</Badge>}
      </span>
    ) : (
      none
    ),
};

const requests: CaseColumn = {
  id: 'requests',
  header: 'Open requests',
  sortKey: 'openRequests',
  usual: 'descending',
  align: 'end',
  cell: ({ openRequests }) => openRequests,
};

const moment = (of: 'sentAt' | 'signedAt', header: string, { timeZone }: Clock): CaseColumn => ({
  id: of,
  header,
  sortKey: of,
  usual: 'descending',
  className: 'whitespace-nowrap tabular-nums card:whitespace-normal',
  cell: ({ [of]: at }) => (at === null ? none : <time dateTime={at}>{instantText(at, timeZone)}</time>),
});

const turnaround = (sortKey: string, header: string, of: 'grossHours' | 'netHours'): CaseColumn => ({
  id: sortKey,
  header,
  sortKey,
  usual: 'descending',
  align: 'end',
  className: 'whitespace-nowrap',
  cell: ({ turnaround: clocks }) => (clocks === null ? none : workingText(clocks[of])),
});
