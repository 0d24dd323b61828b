import type { RowsApart } from '../lists/list-state.ts';

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

const WITH_READER: readonly CaseStatus[] = ['Selected', 'AdditionalWorkRequested', 'QAReview'];

/** A provider is at work on it: it counts against the load limit and stands in My Cases (specification 2.5). */
export const isWithReader = (status: CaseStatus): boolean => WITH_READER.includes(status);

/** Specification 2.5 lists signed-out cases with the provider to whom they are assigned. */
export const isAssignedWork = (status: CaseStatus): boolean =>
  isWithReader(status) || status === 'SignOutCompleted';

/** Nothing happens with the case any more: it was signed out or withdrawn. */
export const isOver = (status: CaseStatus): boolean =>
  status === 'SignOutCompleted' || status === 'Cancelled';

/** Somebody still has to do something, so that the case can be late: it was sent out and is neither over nor back with its facility. */
export const canBeLate = (status: CaseStatus): boolean =>
  status === 'Submitted' || status === 'Available' || isWithReader(status);

/** Withdrawn cases come into a list only with their status: whoever looks for one by its number is told that it is there. */
export const WITHDRAWN: RowsApart = {
  things: ['withdrawn case', 'withdrawn cases'],
  query: { status: 'Cancelled' },
};
