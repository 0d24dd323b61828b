import { daysBetween } from '../calendar/days.ts';
import { isTimeZone, localDay } from '../calendar/wall-clock.ts';
import { when } from '../forms/field-errors.ts';

/** Days and years of forms; `today` is a day as the wire writes it (`2026-11-21`). */
export const expiryError = (expires: string, today: string): string | null =>
  when(expires <= today, 'Expiry date must be in the future');

const EARLIEST_YEAR = 1950;

export const YEAR_WRONG = `Enter a year between ${EARLIEST_YEAR} and now`;

export const yearError = (year: number, today: string): string | null =>
  when(year < EARLIEST_YEAR || year > Number(today.slice(0, 4)), YEAR_WRONG);

/** Null for an IANA name that this machine knows. */
export const timeZoneError = (timeZone: string): string | null =>
  when(!isTimeZone(timeZone), 'Choose a time zone');

const PROOF_DAYS = 90;

/** A proof of address counts for 90 days, and is not from tomorrow. */
export function isFreshProof(issuedOn: string | null, today: string): boolean {
  const age = issuedOn === null ? Number.NaN : daysBetween(issuedOn, today);
  return age >= 0 && age <= PROOF_DAYS;
}

/** The day in the zone of a facility; in UTC until a zone that is known has been given. */
export const dayOfFacility = (timeZone: string | null, now: number): string =>
  localDay(now, timeZone !== null && isTimeZone(timeZone) ? timeZone : 'Etc/UTC');
