import { instantOf, isTimeZone } from '#app/core/calendar/wall-clock.ts';

const DAY_MS = 86_400_000;

/** The reader's time zone as the browser remembers it for the server; UTC where it does not say. */
export function readerZoneOf(request: Request): string {
  const found = /(?:^|;\s*)zone=([^;]{1,60})(?:;|$)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '';
  const name = found.replaceAll('%2F', '/');
  return name !== '' && isTimeZone(name) ? name : 'UTC';
}

/** The last minute of a day that the reader named, as the wire writes it: until when something holds, or is due. */
export function endOfDay(day: string, request: Request): string {
  const end = instantOf(day, DAY_MS - 60_000, readerZoneOf(request));
  return new Date(end).toISOString();
}
