import { localDay } from '../calendar/wall-clock.ts';

/** What stands where a date is missing or cannot be read (specification 5). */
export const NO_DATE = 'N/A';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** MM/DD/YYYY for a calendar day such as a birth date: no zone may move it to its neighbour. */
export function dayText(day: string | null | undefined): string {
  const [, year, month, date] = DAY.exec(day ?? '') ?? [];
  return year && month && date && isRealDay(year, month, date) ? `${month}/${date}/${year}` : NO_DATE;
}

/**
 * MM/DD/YYYY, 12-hour time and the zone's abbreviation for an instant with an offset.
 * Text without one is not an instant and reads 'N/A'; an unknown time zone throws RangeError.
 */
export function instantText(instant: string | null | undefined, timeZone: string): string {
  const time = millisecondsOf(instant);
  if (time === null) return NO_DATE;
  const part = partsOf(time, timeZone);
  const day = `${part('month')}/${part('day')}/${part('year')}`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`;
}

/** '02:05 PM' for the HH:mm of a clock on a wall, such as a collection time: nobody wrote down its zone. */
export function wallTimeText(time: string): string {
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return NO_DATE;
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** '2:05 PM', for what has happened just now. */
export function clockText(instant: string, timeZone: string): string {
  const part = partsOf(Date.parse(instant), timeZone);
  return `${Number(part('hour'))}:${part('minute')} ${part('dayPeriod')}`;
}

/** The time of the day is enough for today; what is of another day says of which. */
export function momentText(instant: string, timeZone: string, now: string): string {
  const isToday = localDay(Date.parse(instant), timeZone) === localDay(Date.parse(now), timeZone);
  return isToday ? clockText(instant, timeZone) : instantText(instant, timeZone);
}

/** Milliseconds since 1970 in UTC, or null where the text is no instant. */
export function millisecondsOf(instant: string | null | undefined): number | null {
  const day = INSTANT.exec(instant ?? '')?.[1];
  if (instant == null || day === undefined || dayText(day) === NO_DATE) return null;
  const time = Date.parse(instant);
  return Number.isNaN(time) ? null : time;
}

function isRealDay(year: string, month: string, date: string): boolean {
  const day = new Date(0);
  // setUTCFullYear takes years below 100 as they are, which Date.UTC does not.
  day.setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  return day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date);
}

// Put together by hand: the space before AM differs between the ICU versions of servers and browsers,
// and text that differs breaks hydration.
function partsOf(time: number, timeZone: string): (part: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return (part) => parts.get(part) ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format takes longer than a hundred uses of it, and a list has hundreds of dates.
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZoneName: 'short',
  });
  formats.set(timeZone, format);
  return format;
}
