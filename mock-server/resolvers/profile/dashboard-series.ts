import { daysBetween } from '#app/core/calendar/days.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { countIn, firstOfDays, type SeriesRange, spansOf } from '#app/core/dashboards/series.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { OPERATOR_CALENDAR, requireTimeZone } from '../../rules/calendars.ts';
import { createDerived } from '../../store/shelf.ts';
import type { Counted } from './world-then.ts';

const MOST_DAYS = 366;

const wrong = (name: string, text: string) => refuse('MALFORMED_REQUEST', { fields: { [name]: [text] } });

/** The range that is asked for. Throws MALFORMED_REQUEST where there is no such zone or no such range. */
export function rangeOf(query: Call<'getAdminDashboard'>['input']['query'], now: number): SeriesRange {
  const { days, timeZone = OPERATOR_CALENDAR.timeZone, step = 'day' } = query;
  requireTimeZone(timeZone);
  const to = query.to ?? localDay(now, timeZone);
  const from = query.from ?? firstOfDays(days, to);
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > MOST_DAYS) throw wrong('from', `Choose 1 to ${MOST_DAYS} days.`);
  return { from, to, timeZone, step };
}

type Moments = Readonly<Record<'sent' | 'signed' | 'reviews', readonly number[]>>;

const kept = createDerived<Counted, Moments>();

/**
 * When it was, in order. Withdrawn cases stand in no list unless they are asked for, so they are not counted here
 * either.
 */
function momentsOf(counted: Counted): Moments {
  const cases = counted.cases.filter(({ status }) => status !== 'Cancelled');
  const parse = (moments: readonly (string | null)[]): readonly number[] =>
    moments.flatMap((moment) => (moment === null ? [] : [Date.parse(moment)])).sort((a, b) => a - b);
  const reviews = counted.tasks.filter(({ type }) => type === TASK.qa);
  return {
    sent: parse(cases.map(({ sentAt }) => sentAt)),
    signed: parse(cases.map(({ signedAt }) => signedAt)),
    reviews: parse(reviews.map(({ createdAt }) => createdAt)),
  };
}

export function seriesOf(counted: Counted, range: SeriesRange): AdminDashboardZodType['series'] {
  const spans = spansOf(range);
  const moments = kept(counted, () => momentsOf(counted));
  return (['sent', 'signed', 'reviews'] as const).map((of) => ({
    of,
    points: spans.map((span) => ({
      day: span.day,
      from: new Date(span.fromMs).toISOString(),
      before: new Date(span.beforeMs).toISOString(),
      count: countIn(span, moments[of]),
    })),
  }));
}
