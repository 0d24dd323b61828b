export const CASE_STATUSES = [
  'Draft',
  'Submitted',
  'Returned',
  'Available',
  'Selected',
  'AdditionalWorkRequested',
  'QAReview',
  'SignOutCompleted',
  'Cancelled',
] as const;

export type CaseStatus = (typeof CASE_STATUSES)[number];

const HELD: readonly CaseStatus[] = ['Selected', 'AdditionalWorkRequested', 'QAReview'];

/** A provider is at work on it: it counts against the load limit and stands in My Cases (specification 2.5). */
export const isHeld = (status: CaseStatus): boolean => HELD.includes(status);

/** Specification 2.5 lists signed-out cases with the provider to whom they are assigned. */
export const isAssignedWork = (status: CaseStatus): boolean =>
  isHeld(status) || status === 'SignOutCompleted';
