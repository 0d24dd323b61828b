import { dayPlus, mondayOf, weekdayOf } from './days.ts';
import { instantOf, localDay, localTime, midnightOf } from './wall-clock.ts';

/** Where a facility keeps its calendar. */
export interface Calendar {
  readonly timeZone: string;
  /** Days that are no working days beside Saturday and Sunday, as ISO days of the place. */
  readonly holidays: readonly string[];
}

const SATURDAY = 5;

/** Monday to Friday, without the holidays. The day is an ISO day. */
export const isWorkingDay = (day: string, holidays: Calendar['holidays']): boolean =>
  weekdayOf(day) < SATURDAY && !holidays.includes(day);

/** The n-th working day after a day; the day itself where n is 0. */
export function workingDayAfter(day: string, workingDays: number, holidays: Calendar['holidays']): string {
  let reached = day;
  for (let left = workingDays; left > 0; ) {
    reached = dayPlus(reached, 1);
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}

/** Work is due when the offices of the facility's zone close. */
const CLOSING_MS = 17 * 3_600_000;

/**
 * When work that was asked for at an instant is due: closing time of the n-th working day after it (domain 2.6,
 * 2.7). An unknown time zone throws RangeError.
 */
export function dueAfter(asked: string, workingDays: number, { timeZone, holidays }: Calendar): string {
  const { day } = localTime(Date.parse(asked), timeZone);
  const due = instantOf(workingDayAfter(day, workingDays, holidays), CLOSING_MS, timeZone);
  return new Date(due).toISOString();
}

/**
 * How much of the span lies in working days; both ends in milliseconds since 1970, none where it ends first. A long
 * wait is counted week by week, and its holidays are taken off.
 */
export function workingMs(fromMs: number, toMs: number, { timeZone, holidays }: Calendar): number {
  const within = (first: string, last: string): number =>
    Math.max(0, Math.min(toMs, midnightOf(last, timeZone)) - Math.max(fromMs, midnightOf(first, timeZone)));
  let sum = 0;
  const { day: firstDay } = localTime(fromMs, timeZone);
  let monday = mondayOf(firstDay);
  while (midnightOf(monday, timeZone) < toMs) {
    sum += within(monday, dayPlus(monday, SATURDAY));
    monday = dayPlus(monday, 7);
  }
  // A list of years is read for a span of days: what lies outside of it costs no sum in the zone.
  const { day: lastDay } = localTime(toMs, timeZone);
  for (const day of new Set(holidays))
    if (day >= firstDay && day <= lastDay && weekdayOf(day) < SATURDAY) sum -= within(day, dayPlus(day, 1));
  return sum;
}

/** The latest instant since which so much working time has passed until `toMs`; both in milliseconds. */
export function workingMsBefore(toMs: number, passedMs: number, { timeZone, holidays }: Calendar): number {
  let fromMs = toMs;
  for (let left = passedMs; left > 0; ) {
    const day = localDay(fromMs - 1, timeZone);
    const midnightMs = midnightOf(day, timeZone);
    const taken = Math.min(left, fromMs - midnightMs);
    const works = isWorkingDay(day, holidays);
    fromMs = works ? fromMs - taken : midnightMs;
    if (works) left -= taken;
  }
  return fromMs;
}
