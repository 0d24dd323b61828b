import { expect, it } from 'vitest';
import { CASE_STATUSES, canBeLate, isOver } from './status.ts';

it('a case is over once it was signed out or withdrawn, and can be late while somebody has to act on it', () => {
  expect(CASE_STATUSES.filter(isOver)).toEqual(['SignOutCompleted', 'Cancelled']);
  expect(CASE_STATUSES.filter(canBeLate)).toEqual([
    'Submitted',
    'Available',
    'Selected',
    'AdditionalWorkRequested',
    'QAReview',
  ]);
});
