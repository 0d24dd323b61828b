import { expect, it } from 'vitest';
import { declineText, orderEnd, questionEnd } from './request-ends.ts';

const LEE = { userId: 'usr_1', displayName: 'Dr. Lee' };
const AT = '2026-11-27T15:00:00Z';
const ON = /on 11\/27\/2026 03:00 PM/;

it.each([
  ['Fulfilled', 'Dr. Lee completed this order on ', 'This order was completed on '],
  ['Declined', 'Dr. Lee declined this order on ', 'This order was declined on '],
  ['Cancelled', 'Dr. Lee took back this order on ', 'This order was taken back on '],
] as const)('an order that is %s says by whom and when', (status, byLee, byItself) => {
  const closed = { status, closedAt: AT };
  expect(orderEnd({ ...closed, closedBy: LEE }, 'UTC')).toMatch(ON);
  expect(orderEnd({ ...closed, closedBy: LEE }, 'UTC')).toContain(byLee);
  expect(orderEnd({ ...closed, closedBy: null }, 'UTC')).toContain(byItself);
});

it.each([
  ['block_exhausted', 'Two are left.', 'Block exhausted: Two are left.'],
  ['marker_not_offered', null, 'Marker not offered'],
  ['other', 'The parcel is lost.', 'The parcel is lost.'],
  [null, null, null],
] as const)('an order declined for %s says why', (declineReason, declineNote, text) => {
  expect(declineText({ declineReason, declineNote })).toBe(text);
});

it('a question says by whom it was answered and when, and what was said of it', () => {
  const answered = {
    status: 'Fulfilled',
    cannotProvideReason: null,
    answeredAt: AT,
    answeredBy: LEE,
  } as const;
  expect(questionEnd(answered, 'UTC')).toMatch(/^Dr\. Lee answered this on 11\/27\/2026 03:00 PM .+\.$/);
  const without = { ...answered, cannotProvideReason: 'The clinic has closed.' };
  expect(questionEnd(without, 'UTC')).toMatch(/, saying that it cannot be provided\.$/);
  expect(questionEnd({ ...answered, answeredBy: null }, 'UTC')).toContain('This question was answered on ');
  const takenBack = { ...answered, status: 'Cancelled', answeredAt: null, answeredBy: null } as const;
  expect(questionEnd(takenBack, 'UTC')).toBe('This question was taken back.');
});

it('what still waits has not ended', () => {
  const open = { cannotProvideReason: null, answeredAt: null, answeredBy: null };
  for (const status of ['Requested', 'InProgress'] as const) {
    expect(orderEnd({ status, closedAt: null, closedBy: null }, 'UTC')).toBeNull();
    expect(questionEnd({ status, ...open }, 'UTC')).toBeNull();
  }
});
