import { type CaseStatus, isAssignedWork } from '#app/core/cases/status.ts';
import type { CaseRecord } from '../store/records/records.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [SUNDAY, SATURDAY] = [0, 6];

/** From Available to the signature of those that are signed. */
const SIGNED_AFTER_HOURS = 20;

/** From sending out to Available. */
const INTAKE_HOURS = 2;

/** Time from Available to sign-out that the list promises. */
const TARGET_HOURS: Readonly<Record<CaseRecord['priority'], number>> = {
  Routine: 48,
  Expedited: 24,
  STAT: 8,
};

/** The times of a case, told back from the clock of the world; null where it has not got that far. */
export function timesOf(
  status: CaseStatus,
  priority: CaseRecord['priority'],
  hoursAvailable: number,
  nowMs: number,
): Pick<CaseRecord, 'sentAt' | 'availableAt' | 'dueAt' | 'selectedAt' | 'signedAt'> {
  if (status !== 'Available' && !isAssignedWork(status))
    return {
      sentAt: sentAtOf(status, nowMs),
      availableAt: null,
      dueAt: null,
      selectedAt: null,
      signedAt: null,
    };
  const availableMs = availableMsOf(status, nowMs - hoursAvailable * HOUR_MS);
  return {
    sentAt: new Date(availableMs - INTAKE_HOURS * HOUR_MS).toISOString(),
    availableAt: new Date(availableMs).toISOString(),
    dueAt: new Date(availableMs + TARGET_HOURS[priority] * HOUR_MS).toISOString(),
    selectedAt: isAssignedWork(status) ? new Date(availableMs + HOUR_MS / 2).toISOString() : null,
    signedAt:
      status === 'SignOutCompleted'
        ? new Date(Math.min(nowMs, availableMs + SIGNED_AFTER_HOURS * HOUR_MS)).toISOString()
        : null,
  };
}

/**
 * A case that was signed over a weekend would have taken no working hour, which no turnaround of a real laboratory
 * says: it came on the Friday before.
 */
function availableMsOf(status: CaseStatus, atMs: number): number {
  if (status !== 'SignOutCompleted') return atMs;
  const day = new Date(atMs).getUTCDay();
  const daysBack = day === SATURDAY ? 1 : day === SUNDAY ? 2 : 0;
  return atMs - daysBack * DAY_MS;
}

/** The times of a case that has not reached the pool: sent out a while ago, unless it is a draft. */
const sentAtOf = (status: CaseStatus, nowMs: number): string | null =>
  status === 'Draft' ? null : new Date(nowMs - INTAKE_HOURS * HOUR_MS).toISOString();
