import { isTimeZone, localDay } from '#app/core/calendar/wall-clock.ts';
import type { Calendar } from '#app/core/calendar/working-days.ts';
import { refuse } from '../http/refusal.ts';
import type { FacilityRecord } from '../store/records/records.ts';

/** Every clock of a case asks here. */
export const calendarOf = ({ timeZone, form }: Pick<FacilityRecord, 'timeZone' | 'form'>): Calendar => ({
  timeZone,
  holidays: form.holidays ?? [],
});

/**
 * Where the operator's people and the providers are: a user's own zone does not say when they work. The operator keeps no
 * list of holidays.
 */
export const OPERATOR_CALENDAR: Calendar = { timeZone: 'America/New_York', holidays: [] };

/** Today where the operator's people work. */
export const operatorDay = (nowMs: number): string => localDay(nowMs, OPERATOR_CALENDAR.timeZone);

/** The zone whose days are asked for. Throws MALFORMED_REQUEST for a name that no zone has. */
export function requireTimeZone(timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw refuse('MALFORMED_REQUEST', { fields: { timeZone: ['No such time zone.'] } });
}
