import { Link } from '@remix-run/react';
import { figureAddress } from '#app/core/dashboards/figure-address.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { AdminDashboard } from '#contracts/generated/wire.ts';
import { CaseStatusBadge } from '../case-badges.tsx';

type Counted = Pick<AdminDashboard, 'caseCounts' | 'ages' | 'lists'>;
type AgeBand = AdminDashboard['ages'][number]['bands'][number];

/** 'under 1 day', '1 to 2 days', 'over 5 days': how long a case has been in its state. */
export function ageWords({ fromHours, untilHours }: Pick<AgeBand, 'fromHours' | 'untilHours'>): string {
  const from = fromHours / 24;
  if (untilHours === null) return `over ${from} days`;
  const until = untilHours / 24;
  if (fromHours === 0) return until === 1 ? 'under 1 day' : `under ${until} days`;
  return `${from} to ${until} days`;
}

/** How many cases are in each state and for how long, each number a link to those that it counts (screens.md 5). */
export function StatusBoard({ overview }: { readonly overview: Counted }) {
  const to = (key: string) => figureAddress(overview.lists[key], 'Admin');
  return (
    <ul
      aria-label="Cases by status"
      className="mb-4 grid grid-cols-1 gap-2 sm:grid-cols-2 desktop:grid-cols-4"
    >
      {overview.caseCounts.map(({ status, count, overdue }, index) => {
        const row = overview.ages.findIndex((ages) => ages.status === status);
        return (
          <li key={status} className="rounded-lg border border-border bg-raised p-2.5 text-sm">
            <p className="flex items-baseline justify-between gap-2">
              <CaseStatusBadge status={status} />
              <Figure to={to(`caseCounts.${index}.count`)} count={count} what="cases" status={status} big />
            </p>
            <p className="flex flex-wrap gap-x-3 text-muted">
              {overdue > 0 && (
                <span className="font-semibold text-danger">
                  <Figure
                    to={to(`caseCounts.${index}.overdue`)}
                    count={overdue}
                    what="overdue"
                    status={status}
                  />{' '}
                  overdue
                </span>
              )}
              {(overview.ages[row]?.bands ?? []).map((band, at) =>
                band.count === 0 ? null : (
                  <span key={band.fromHours}>
                    <Figure
                      to={to(`ages.${row}.bands.${at}.count`)}
                      count={band.count}
                      what={`for ${ageWords(band)}`}
                      status={status}
                    />{' '}
                    {ageWords(band)}
                  </span>
                ),
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface FigureProps {
  readonly to: string | null;
  readonly count: number;
  readonly what: string;
  readonly status: AdminDashboard['caseCounts'][number]['status'];
  readonly big?: boolean;
}

function Figure({ to, count, what, status, big = false }: FigureProps) {
  const look = `inline-block min-h-6 min-w-6 text-center tabular-nums ${big ? 'text-lg font-semibold text-text' : ''}`;
  if (to === null) return <span className={look}>{count}</span>;
  return (
    <Link to={to} className={`${look} underline underline-offset-2`}>
      {count}
      <VisuallyHidden>
        {' '}
        {what}, {labels.CaseStatus[status]}
      </VisuallyHidden>
    </Link>
  );
}
