import { instantText } from '../text/dates.ts';
import { instantOf, instantsAt, isTimeZone, localTime } from './wall-clock.ts';

const MINUTE_MS = 60_000;
const WALL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)/;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** An instant as a field of day and time holds it: '2026-11-23T10:05', by the clock of the zone. */
export function wallText(instant: string, timeZone: string): string {
  const { day, sinceMs } = localTime(Date.parse(instant), timeZone);
  const minutes = Math.floor(sinceMs / MINUTE_MS);
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Which of two hours is meant that clocks show one after the other when they are put back. */
type WhichHour = 'earlier' | 'later';

interface Wall {
  readonly day: string;
  readonly sinceMs: number;
}

function wallOf(text: string): Wall | null {
  const [, day, hours, minutes] = WALL.exec(text) ?? [];
  if (day === undefined || hours === undefined || minutes === undefined) return null;
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return { day, sinceMs: (Number(hours) * 60 + Number(minutes)) * MINUTE_MS };
}

/** The instants that such a text may mean: one, two where the clock is put back over it, none where it is put forward. */
function instantsOf(text: string, timeZone: string): readonly number[] {
  const wall = wallOf(text);
  return wall === null ? [] : instantsAt(wall.day, wall.sinceMs, timeZone);
}

/** The instant that such a text means in the zone, the earlier one where nobody says which; null for a text that is none. */
export function instantOfWall(text: string, timeZone: string, which?: WhichHour): string | null {
  const wall = wallOf(text);
  if (wall === null) return null;
  const [earlier, later] = instantsOf(text, timeZone);
  const meant = which === 'later' && later !== undefined ? later : earlier;
  return new Date(meant ?? instantOf(wall.day, wall.sinceMs, timeZone)).toISOString();
}

/** Which of two hours an instant is in; undefined where the clock of the zone shows its hour once. */
export function whichHourOf(instant: string, timeZone: string): WhichHour | undefined {
  const [earlier, later] = instantsOf(wallText(instant, timeZone), timeZone);
  if (earlier === undefined || later === undefined) return undefined;
  return Date.parse(instant) < later ? 'earlier' : 'later';
}

interface HourChoice {
  readonly value: WhichHour;
  readonly label: string;
}

/** What a text may mean where the clock shows it twice, each with the name of its clock; none where it is clear. */
export function hourChoices(text: string | undefined, timeZone: string): readonly HourChoice[] {
  const [earlier, later] = instantsOf(text ?? '', timeZone).map((ms) =>
    instantText(new Date(ms).toISOString(), timeZone),
  );
  if (earlier === undefined || later === undefined) return [];
  return [
    { value: 'earlier', label: `${earlier}, before the clock was put back` },
    { value: 'later', label: `${later}, after it was put back` },
  ];
}

interface TypedTime {
  readonly at?: string | undefined;
  readonly whichHour?: WhichHour | undefined;
}

interface TimeFault {
  readonly name: keyof TypedTime;
  readonly message: string;
}

/** By how much the clock of a reader may be slow: a call that was made just now is not refused for it. The API is exact. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** What is wrong with a day and time of something that has happened; null for one that may stand. */
export function pastTimeFault(
  { at, whichHour }: TypedTime,
  timeZone: string,
  nowMs: number,
): TimeFault | null {
  const instant = at === undefined || !isTimeZone(timeZone) ? null : instantOfWall(at, timeZone, whichHour);
  if (at === undefined || instant === null) return { name: 'at', message: 'Give the day and the time' };
  const { length } = instantsOf(at, timeZone);
  if (length === 0)
    return { name: 'at', message: 'This time does not exist: the clock was put forward over it that night' };
  if (Date.parse(instant) > nowMs + CLOCKS_DIFFER_MS)
    return { name: 'at', message: 'This cannot lie in the future' };
  if (length > 1 && whichHour === undefined)
    return { name: 'whichHour', message: 'The clock showed this time twice: choose which one it was' };
  return null;
}
