const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday; weeks are counted from the Monday after. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  formats.set(timeZone, format);
  return format;
}

/** What the clock on the wall shows, as if it hung in UTC; milliseconds. */
export function wallTimeMs(ms: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(ms);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Milliseconds of working days (Monday to Friday) on the wall since the first Monday of 1970. */
function workedUntil(wallMs: number): number {
  const since = wallMs - FIRST_MONDAY_MS;
  const weeks = Math.floor(since / WEEK_MS);
  return weeks * 5 * DAY_MS + Math.min(since - weeks * WEEK_MS, 5 * DAY_MS);
}

/** Hours between two instants that lie on working days of the time zone; holidays count as working days. */
export function workingHours(fromMs: number, untilMs: number, timeZone: string): number {
  const worked = workedUntil(wallTimeMs(untilMs, timeZone)) - workedUntil(wallTimeMs(fromMs, timeZone));
  return Math.max(0, worked / HOUR_MS);
}

/** The wall time of the Monday on which the week of an instant began; milliseconds. */
export function mondayOf(ms: number, timeZone: string): number {
  const wall = wallTimeMs(ms, timeZone);
  return wall - ((((wall - FIRST_MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
}
