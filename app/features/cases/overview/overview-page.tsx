import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { TURNAROUND_HOURS, workingText } from '#app/core/cases/wait-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { ColumnHeader } from '#app/ui/column-header.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { Page } from '#app/ui/page.tsx';
import { Cell, Row, Table, TableBody, TableHead } from '#app/ui/table.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseListItem, Dashboard } from '#contracts/generated/wire.ts';
import { CasePriority, CaseStatusBadge } from '../case-badges.tsx';
import { caseColumns } from '../lists/case-columns.tsx';
import { DueTime } from '../lists/due-time.tsx';
import { caseName } from '../not-entered.tsx';
import { viewerLinkOf } from '../open-case.ts';
import { FigureCard } from './figure-card.tsx';
import { figuresOf, type StatusRow, statusRowsOf } from './figures.ts';

interface OverviewPageProps {
  readonly title: string;
  readonly dashboard: Dashboard;
  readonly role: Role;
  /** The reader's open cases that are due first; null for everyone who holds none. */
  readonly next: readonly CaseListItem[] | null;
}

/** One's own work in counts, each a link to the list that counts it (specification 2.4; decisions.md 17). */
export function OverviewPage({ title, dashboard, role, next }: OverviewPageProps) {
  const timeZone = useTimeZone();
  const asOf = <time dateTime={dashboard.asOf}>As of {instantText(dashboard.asOf, timeZone)}</time>;
  return (
    <Page
      title={title}
      summary={asOf}
      actions={
        <TextLink asChild>
          <Link to={screens.projectList.path}>List of cases</Link>
        </TextLink>
      }
    >
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {figuresOf(dashboard, role).map((figure) => (
          <li key={figure.label}>
            <FigureCard {...figure} />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-1 gap-6 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        {next !== null && (
          <DetailSection title="Due next">
            <NextCases cases={next} now={dashboard.asOf} timeZone={timeZone} />
          </DetailSection>
        )}
        <DetailSection title="Cases by status">
          <StatusTable rows={statusRowsOf(dashboard, role)} />
        </DetailSection>
        <DetailSection title="Turnaround of the last 30 days">
          <Turnaround turnaround={dashboard.turnaround} />
        </DetailSection>
      </div>
    </Page>
  );
}

function Count({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  return to === null ? (
    children
  ) : (
    <Link to={to} className="inline-block min-h-6 min-w-6 underline underline-offset-2">
      {children}
    </Link>
  );
}

function StatusTable({ rows }: { readonly rows: readonly StatusRow[] }) {
  if (rows.length === 0) return <p className="text-muted">There are no cases yet.</p>;
  return (
    <Table caption="Cases by status" narrow="scroll">
      <TableHead>
        <ColumnHeader>Status</ColumnHeader>
        <ColumnHeader numeric>Cases</ColumnHeader>
        <ColumnHeader numeric>Overdue</ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map(({ status, count, overdue, countTo, overdueTo }) => (
          <Row key={status}>
            <Cell>
              <CaseStatusBadge status={status} />
            </Cell>
            <Cell numeric>
              <Count to={countTo}>
                {count}
                <VisuallyHidden>
                  {count === 1 ? ' case' : ' cases'}, {labels.CaseStatus[status]}
                </VisuallyHidden>
              </Count>
            </Cell>
            <Cell numeric className={overdue > 0 ? 'font-semibold text-danger' : 'text-muted'}>
              <Count to={overdue > 0 ? overdueTo : null}>
                {overdue}
                <VisuallyHidden> overdue, {labels.CaseStatus[status]}</VisuallyHidden>
              </Count>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

interface NextCasesProps {
  readonly cases: readonly CaseListItem[];
  readonly now: string;
  readonly timeZone: string;
}

function NextCases({ cases, now, timeZone }: NextCasesProps) {
  const from = useLocation().pathname;
  if (cases.length === 0)
    return (
      <p className="text-muted">
        You hold no case.{' '}
        <TextLink asChild>
          <Link to={screens.availableCases.path}>Go to Available Cases</Link>
        </TextLink>
      </p>
    );
  return (
    <ul className="divide-y divide-border rounded-lg border border-border bg-raised">
      {cases.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
          <Link {...viewerLinkOf(item, from)} className="min-h-6 font-medium underline underline-offset-2">
            {caseName(item)}
          </Link>
          <span className="min-w-0 flex-1 basis-40">{caseColumns.patient.cell(item)}</span>
          <CasePriority priority={item.priority} />
          <DueTime dueAt={item.dueAt} now={now} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

const hoursText = (hours: number | null): string | null => (hours === null ? null : workingText(hours));

function Turnaround({ turnaround }: Pick<Dashboard, 'turnaround'>) {
  if (turnaround.cases === 0) return <p className="text-muted">Nothing was signed out in these days.</p>;
  return (
    <>
      <Facts facts={turnaroundFacts(turnaround)} />
      <p className="text-sm text-muted">In {TURNAROUND_HOURS}.</p>
    </>
  );
}

const turnaroundFacts = ({ cases, medianHours, p90Hours, netMedianHours }: Dashboard['turnaround']) => [
  { term: 'Cases signed out', value: String(cases) },
  { term: 'Median', value: hoursText(medianHours) },
  { term: 'Nine of ten took no longer than', value: hoursText(p90Hours) },
  { term: 'Median without waiting for the facility', value: hoursText(netMedianHours) },
];
