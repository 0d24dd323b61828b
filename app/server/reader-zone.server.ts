import { instantOf, isTimeZone, localDay } from '#app/core/calendar/wall-clock.ts';

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

/** The day of a time where the reader is; null where there is no time. */
export const dayOf = (time: string | null, request: Request): string | null =>
  time === null ? null : localDay(Date.parse(time), readerZoneOf(request));

/** The time after its day was on a form: the hour stays while the day is the same one, and nothing typed is no time. */
export function timeOfDay(time: string | null, day: string | undefined, request: Request): string | null {
  if (day === undefined) return null;
  return day === dayOf(time, request) ? time : endOfDay(day, request);
}

interface AskedByDue {
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
}

/** Days that something is due on are asked for as the reader's own, as every row shows them. */
export const inReaderZone = <Query extends AskedByDue>(
  query: Query,
  request: Request,
): Query & { readonly timeZone?: string } =>
  query.dueFrom === undefined && query.dueTo === undefined
    ? query
    : { ...query, timeZone: readerZoneOf(request) };
