import { millisecondsOf } from '../text/dates.ts';
import { type CaseStatus, isOver } from './status.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Inside this time a case counts as due soon: half a working day is left to read it. */
export const DUE_SOON_MS = 4 * HOUR_MS;

export type DueState = 'none' | 'later' | 'soon' | 'overdue';

/** Both times are instants with an offset; without a readable due time there is no clock. */
export function dueStateOf(dueAt: string | null | undefined, now: string): DueState {
  const left = remainingMs(dueAt, now);
  if (left === null) return 'none';
  if (left < 0) return 'overdue';
  return left <= DUE_SOON_MS ? 'soon' : 'later';
}

/** A case gets its due time once it is released to pathologists. */
export const NOT_DUE_YET = 'Not yet';

/** What stands in the place of the due time of a case that has none. */
export const withoutDue = (status: CaseStatus): string => (isOver(status) ? 'No longer due' : NOT_DUE_YET);

/** 'in 3 h', 'in 2 d', '40 min overdue'; empty without a clock. */
export function dueText(dueAt: string | null | undefined, now: string): string {
  const left = remainingMs(dueAt, now);
  if (left === null) return '';
  return left < 0 ? `${spanText(-left)} overdue` : `in ${spanText(left)}`;
}

/** How long ago, in its largest whole unit: '40 min', '3 h', '2 d'; empty where it cannot be told. */
export function ageText(since: string | null | undefined, now: string): string {
  const left = remainingMs(since, now);
  return left === null ? '' : spanText(Math.max(0, -left));
}

function remainingMs(until: string | null | undefined, now: string): number | null {
  const end = millisecondsOf(until);
  const start = millisecondsOf(now);
  return end === null || start === null ? null : end - start;
}

function spanText(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / DAY_MS)} d`;
}
