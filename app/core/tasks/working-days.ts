/** Work is due when the offices of the facility's zone close. */
const CLOSING_HOUR = 17;

const DAY_MS = 86_400_000;

/**
 * When work that was asked for at an instant is due: closing time of the n-th working day after it (domain 2.6,
 * 2.7). Days are those of the time zone; holidays are ISO days. An unknown time zone throws RangeError.
 */
export function dueAfter(
  asked: string,
  workingDays: number,
  timeZone: string,
  holidays: readonly string[] = [],
): string {
  let day = localDay(Date.parse(asked), timeZone);
  for (let left = workingDays; left > 0; ) {
    day = nextDay(day);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return new Date(instantAt(day, CLOSING_HOUR, timeZone)).toISOString();
}

/** Monday to Friday, without the holidays. The day is an ISO day. */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/** The ISO day that people of the zone have at an instant in milliseconds. */
export const localDay = (atMs: number, timeZone: string): string => wallClock(atMs, timeZone).slice(0, 10);

/** The hour, 0 to 23, that clocks of the zone show at an instant in milliseconds. */
export const localHour = (atMs: number, timeZone: string): number =>
  Number(wallClock(atMs, timeZone).slice(11, 13));

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

// Summer time may begin or end between the guess and the answer, so the offset is looked up at the answer too.
function instantAt(day: string, hour: number, timeZone: string): number {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const offsetAt = (atMs: number): number => Date.parse(`${wallClock(atMs, timeZone)}Z`) - atMs;
  return wall - offsetAt(wall - offsetAt(wall));
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Swedish writes a time as ISO does. Making a format costs far more than using one.
function wallClock(atMs: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(atMs).replace(' ', 'T');
}
