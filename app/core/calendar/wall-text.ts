import { instantOf, isTimeZone, localTime } from './wall-clock.ts';

const MINUTE_MS = 60_000;
const WALL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)/;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** An instant as a field of day and time holds it: '2026-11-23T10:05', by the clock of the zone. */
export function wallText(instant: string, timeZone: string): string {
  const { day, sinceMs } = localTime(Date.parse(instant), timeZone);
  const minutes = Math.floor(sinceMs / MINUTE_MS);
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The instant that such a text means in the zone; null for a text that is none. */
export function instantOfWall(text: string, timeZone: string): string | null {
  const [, day, hours, minutes] = WALL.exec(text) ?? [];
  if (day === undefined || hours === undefined || minutes === undefined) return null;
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  const sinceMs = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return new Date(instantOf(day, sinceMs, timeZone)).toISOString();
}

/** What is wrong with a day and time of something that has happened; null for one that may stand. */
export function pastTimeFault(text: string | undefined, timeZone: string, nowMs: number): string | null {
  const instant = text === undefined || !isTimeZone(timeZone) ? null : instantOfWall(text, timeZone);
  if (instant === null) return 'Give the day and the time';
  return Date.parse(instant) > nowMs ? 'This cannot lie in the future' : null;
}
