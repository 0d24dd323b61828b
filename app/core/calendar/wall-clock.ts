const HOUR_MS = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format costs more than a hundred uses of it.
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...numbers, ...clock });
  formats.set(timeZone, format);
  return format;
}

/**
 * Local day ('2026-11-21') and milliseconds of the clock on the wall since its midnight, at an instant in milliseconds
 * since 1970. An unknown time zone throws RangeError.
 */
export function localTime(ms: number, timeZone: string): { readonly day: string; readonly sinceMs: number } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const seconds = Number(parts['hour']) * 3600 + Number(parts['minute']) * 60 + Number(parts['second']);
  return {
    // Years before 1000, as they stand while somebody types one, come without their noughts.
    day: `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    sinceMs: seconds * 1000 + (((ms % 1000) + 1000) % 1000),
  };
}

const lastDays = new Map<string, { readonly ms: number; readonly day: string }>();

/**
 * The ISO day that people of the zone have; a day of work ends where the facility is, not in UTC. The last one of each
 * zone is kept: the rows of a list are all judged by the same moment.
 */
export function localDay(ms: number, timeZone: string): string {
  const last = lastDays.get(timeZone);
  if (last?.ms === ms) return last.day;
  const { day } = localTime(ms, timeZone);
  lastDays.set(timeZone, { ms, day });
  return day;
}

/** The hour, 0 to 23, that clocks of the zone show. */
export const localHour = (ms: number, timeZone: string): number =>
  Math.floor(localTime(ms, timeZone).sinceMs / HOUR_MS);

const DAY_MS = 86_400_000;

/** How far the clock on the wall is ahead of UTC at an instant. */
function offsetAt(ms: number, timeZone: string): number {
  const { day, sinceMs } = localTime(ms, timeZone);
  return Date.parse(`${day}T00:00:00Z`) + sinceMs - ms;
}

interface Shown {
  /** The instant by the offset of the day before. */
  readonly asBefore: number;
  /** Every instant at which the clock shows it, in their order. */
  readonly instants: readonly number[];
}

function shownAt(day: string, sinceMs: number, timeZone: string): Shown {
  const wall = Date.parse(`${day}T00:00:00Z`) + sinceMs;
  const asBefore = wall - offsetAt(wall - DAY_MS, timeZone);
  const asAfter = wall - offsetAt(wall + DAY_MS, timeZone);
  if (asBefore === asAfter) return { asBefore, instants: [asBefore] };
  const instants = [asBefore, asAfter].filter((ms) => ms + offsetAt(ms, timeZone) === wall);
  return { asBefore, instants };
}

/**
 * The instants at which the clock on the wall shows this, in their order: two where it is put back over it, and none
 * where it is put forward over it.
 */
export const instantsAt = (day: string, sinceMs: number, timeZone: string): readonly number[] =>
  shownAt(day, sinceMs, timeZone).instants;

/**
 * The instant at which the clock on the wall shows this, the earlier one of two; where it is put forward over it, as long
 * after the gap as the text is after its beginning.
 */
export function instantOf(day: string, sinceMs: number, timeZone: string): number {
  const { asBefore, instants } = shownAt(day, sinceMs, timeZone);
  return instants[0] ?? asBefore;
}

const midnights = new Map<string, number>();
const MIDNIGHTS_AT_MOST = 20_000;

/** When the day begins in the zone. Kept, since counting the days of a long wait asks for each of them. */
export function midnightOf(day: string, timeZone: string): number {
  const name = `${timeZone} ${day}`;
  const known = midnights.get(name);
  if (known !== undefined) return known;
  const instant = instantOf(day, 0, timeZone);
  if (midnights.size >= MIDNIGHTS_AT_MOST) midnights.clear();
  midnights.set(name, instant);
  return instant;
}

/** An IANA name that this machine knows, so that days and hours can be counted in it. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
