const DAY_MS = 86_400_000;

/** Days that are no working days beside Saturday and Sunday, as ISO days of the place's own calendar. */
export type Holidays = readonly string[];

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

/** Local day ('2026-11-21') and milliseconds of the clock on the wall since its midnight. */
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

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

export function isWorkingDay(day: string, holidays: Holidays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/** How much of the span lies in working days of the zone; both ends in milliseconds since 1970. */
export function workingMs(fromMs: number, toMs: number, timeZone: string, holidays: Holidays): number {
  let sum = 0;
  let at = fromMs;
  while (at < toMs) {
    const { day } = localTime(at, timeZone);
    const end = Math.min(toMs, instantOf(dayAfter(day), 0, timeZone));
    if (isWorkingDay(day, holidays)) sum += end - at;
    at = end;
  }
  return sum;
}
