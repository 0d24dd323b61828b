import { localDay, midnightOf } from '#app/core/calendar/wall-clock.ts';
import { type Calendar, workingMsBefore } from '#app/core/calendar/working-days.ts';
import { type CaseStatus, isAssignedWork } from '#app/core/cases/status.ts';
import { dueAtMs } from '#app/core/cases/turnaround.ts';
import { calendarOf } from '../rules/calendars.ts';
import { kindOf, type OfSomeKind } from '../rules/cases/clocks.ts';
import type { CaseRecord } from '../store/records/records.ts';
import { DEMO_FACILITIES } from './people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [SUNDAY, SATURDAY] = [0, 6];

/** From Available to the signature of those that are signed. */
const SIGNED_AFTER_HOURS = 20;

/** From sending out to Available. */
const INTAKE_HOURS = 2;

/** Hours after which a STAT case is late whatever the hour of the day is. */
const STAT_HOURS = 8;

type Timed = OfSomeKind & Pick<CaseRecord, 'status' | 'priority' | 'facilityId'>;
type Times = Pick<CaseRecord, 'sentAt' | 'availableAt' | 'dueAt' | 'selectedAt' | 'signedAt'>;

/**
 * The times of a case that has been open for so many working hours of its facility, so that what is late on a Friday is
 * late on the Monday too. Those of a signed case are hours of the clock, as are those of a STAT case, which is due on the
 * day that it came.
 */
export function timesOf(aCase: Timed, hoursAvailable: number, nowMs: number): Times {
  const openMs = hoursAvailable * HOUR_MS;
  const calendar = demoCalendarOf(aCase.facilityId);
  if (aCase.status === 'SignOutCompleted') return timesSince(aCase, nowMs - openMs, nowMs);
  const availableMs =
    aCase.priority === 'STAT'
      ? statAvailableMs(openMs, calendar, nowMs)
      : workingMsBefore(nowMs, openMs, calendar);
  return timesSince(aCase, availableMs, nowMs);
}

/** The times of a case that became Available at an instant; null where it has not got that far. */
export function timesSince(aCase: Timed, atMs: number, nowMs: number): Times {
  const { status, priority } = aCase;
  if (status !== 'Available' && !isAssignedWork(status))
    return {
      sentAt: sentAtOf(status, nowMs),
      availableAt: null,
      dueAt: null,
      selectedAt: null,
      signedAt: null,
    };
  const availableMs = status === 'SignOutCompleted' ? beforeWeekend(atMs) : atMs;
  const dueMs = dueAtMs(availableMs, kindOf(aCase), priority, demoCalendarOf(aCase.facilityId));
  return {
    sentAt: new Date(availableMs - INTAKE_HOURS * HOUR_MS).toISOString(),
    availableAt: new Date(availableMs).toISOString(),
    dueAt: new Date(dueMs).toISOString(),
    selectedAt: isAssignedWork(status)
      ? new Date(Math.min(nowMs, availableMs + HOUR_MS / 2)).toISOString()
      : null,
    signedAt:
      status === 'SignOutCompleted'
        ? new Date(Math.min(nowMs, availableMs + SIGNED_AFTER_HOURS * HOUR_MS)).toISOString()
        : null,
  };
}

function demoCalendarOf(facilityId: string): Calendar {
  const facility = DEMO_FACILITIES.find(({ id }) => id === facilityId);
  if (facility === undefined) throw new RangeError(`the demo has no facility ${facilityId}`);
  return calendarOf(facility);
}

/** A STAT case that is not late came today, and a late one did not. */
function statAvailableMs(openMs: number, { timeZone }: Calendar, nowMs: number): number {
  const todayMs = midnightOf(localDay(nowMs, timeZone), timeZone);
  return openMs > STAT_HOURS * HOUR_MS
    ? Math.min(nowMs - openMs, todayMs - HOUR_MS)
    : Math.max(nowMs - openMs, todayMs);
}

/**
 * A case that was signed over a weekend would have taken no working hour, which no turnaround of a real laboratory
 * says: it came on the Friday before.
 */
function beforeWeekend(atMs: number): number {
  const day = new Date(atMs).getUTCDay();
  const daysBack = day === SATURDAY ? 1 : day === SUNDAY ? 2 : 0;
  return atMs - daysBack * DAY_MS;
}

/** The times of a case that has not reached the pool: sent out a while ago, unless it is a draft. */
const sentAtOf = (status: CaseStatus, nowMs: number): string | null =>
  status === 'Draft' ? null : new Date(nowMs - INTAKE_HOURS * HOUR_MS).toISOString();
