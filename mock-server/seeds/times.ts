import { type CaseStatus, isAssignedWork } from '#app/core/cases/status.ts';
import type { CaseRecord } from '../store/records/records.ts';

const HOUR_MS = 3_600_000;

/** From Available to the signature of those that are signed. */
const SIGNED_AFTER_HOURS = 20;

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
): Pick<CaseRecord, 'availableAt' | 'dueAt' | 'selectedAt' | 'signedAt'> {
  if (status !== 'Available' && !isAssignedWork(status))
    return { availableAt: null, dueAt: null, selectedAt: null, signedAt: null };
  const availableMs = nowMs - hoursAvailable * HOUR_MS;
  return {
    availableAt: new Date(availableMs).toISOString(),
    dueAt: new Date(availableMs + TARGET_HOURS[priority] * HOUR_MS).toISOString(),
    selectedAt: isAssignedWork(status) ? new Date(availableMs + HOUR_MS / 2).toISOString() : null,
    signedAt:
      status === 'SignOutCompleted'
        ? new Date(Math.min(nowMs, availableMs + SIGNED_AFTER_HOURS * HOUR_MS)).toISOString()
        : null,
  };
}
