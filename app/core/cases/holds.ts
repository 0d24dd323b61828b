import type { CaseStatus } from './status.ts';

export interface Hold {
  /** ISO 8601; null while it waits for somebody to lift it. */
  readonly to: string | null;
}

/** Whether one of the holds stops the case now; `nowMs` in milliseconds since 1970. A lifted hold has ended. */
export const isOnHold = (holds: readonly Hold[], nowMs: number): boolean =>
  holds.some(({ to }) => to === null || nowMs < Date.parse(to));

/** A case is held between its sending out and its signature. */
const UNDER_WAY: readonly CaseStatus[] = [
  'Submitted',
  'Returned',
  'Available',
  'Selected',
  'AdditionalWorkRequested',
  'QAReview',
];

export const mayBeHeld = (status: CaseStatus): boolean => UNDER_WAY.includes(status);
