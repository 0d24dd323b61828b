import { dayPlus, mondayOf } from '../calendar/days.ts';
import { instantOf, localDay, midnightOf } from '../calendar/wall-clock.ts';
import { countWhile } from '../ordered.ts';

export interface SeriesRange {
  /** ISO days of the time zone, both included. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly step: 'day' | 'week';
}

/** One point: the moments from `fromMs` on and before `beforeMs`. */
export interface Span {
  readonly day: string;
  readonly fromMs: number;
  readonly beforeMs: number;
}

/** The days of the range, or its weeks from Monday on; the first and the last week end with the range. */
export function spansOf({ from, to, timeZone, step }: SeriesRange): readonly Span[] {
  const spans: Span[] = [];
  const end = dayPlus(to, 1);
  for (let day = from; day < end; ) {
    const after = dayPlus(step === 'week' ? mondayOf(day) : day, step === 'week' ? 7 : 1);
    const next = after < end ? after : end;
    // A day has 23 or 25 hours where the clock is changed.
    spans.push({ day, fromMs: instantOf(day, 0, timeZone), beforeMs: instantOf(next, 0, timeZone) });
    day = next;
  }
  return spans;
}

/** The first of so many days until the one of the moment, which is the last of them. */
export const firstOfDays = (days: number, lastDay: string): string => dayPlus(lastDay, 1 - days);

/** When the first of so many days of the zone began, the day of the moment being the last of them. */
export const daysBackMs = (days: number, timeZone: string, nowMs: number): number =>
  midnightOf(firstOfDays(days, localDay(nowMs, timeZone)), timeZone);

/** How many of the moments, which are in their order, fall into the span. */
export const countIn = ({ fromMs, beforeMs }: Span, moments: readonly number[]): number =>
  countWhile(moments, (at) => at < beforeMs) - countWhile(moments, (at) => at < fromMs);
