import { localDay } from '#app/core/calendar/wall-clock.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { hasAccepted } from './mail-addresses.ts';

/** Nobody comes in before their first day, counted where they live. */
export const isBeforeStart = (
  { startDate, timeZone }: Pick<UserRecord, 'startDate' | 'timeZone'>,
  now: number,
): boolean => startDate !== null && startDate > localDay(now, timeZone);

/** Whether somebody whose account is open can log in by now: an invitation may never be accepted. */
export const mayComeIn = (user: UserRecord, now: number): boolean =>
  hasAccepted(user) && !isBeforeStart(user, now);
