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
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
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

/** The instant at which the clock on the wall shows this; where it is put forward over it, the time after the gap. */
export function instantOf(day: string, sinceMs: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + sinceMs;
  const asUtc = (ms: number): number => {
    const { day: shown, sinceMs: since } = localTime(ms, timeZone);
    return Date.parse(`${shown}T00:00:00Z`) + since;
  };
  // The second step sets right a guess that fell on the other side of a change of the clock.
  const first = wall - (asUtc(wall) - wall);
  return first + (wall - asUtc(first));
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
