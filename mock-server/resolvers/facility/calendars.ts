import type { Calendar } from '#app/core/calendar/working-days.ts';
import type { FacilityRecord } from '../../store/records/records.ts';

// No facility keeps a list of holidays yet. Every clock asks here, so that one list changes all of them at once.
const HOLIDAYS: Calendar['holidays'] = [];

export const calendarOf = ({ timeZone }: Pick<FacilityRecord, 'timeZone'>): Calendar => ({
  timeZone,
  holidays: HOLIDAYS,
});

/** Where the operator's people and the providers are: a user's own zone does not say when they work. */
export const OPERATOR_CALENDAR = calendarOf({ timeZone: 'America/New_York' });
