import { expect, it } from 'vitest';
import type { QaReviewRow } from '#contracts/generated/wire.ts';
import { standingDisputes } from './review-dispute.ts';

type Agreement = NonNullable<QaReviewRow['result']>['agreement'];

/** A review whose result came on this day of a month. */
const review = (day: number, agreement: Agreement, over: Partial<QaReviewRow> = {}): QaReviewRow => ({
  taskId: `tsk_${String(day)}`,
  kind: 'Prospective',
  blinded: false,
  status: 'Completed',
  reviewer: null,
  askedAt: '2026-11-01T09:00:00Z',
  dueAt: null,
  result: {
    agreement,
    categories: [],
    comment: null,
    minutesSpent: null,
    submittedAt: `2026-11-${String(day)}T09:00:00Z`,
    resolution: null,
    resolvedAt: null,
  },
  ...over,
});
const major = review(10, 'MajorDisagreement');
const later = { kind: 'Retrospective' } as const;

it.each<[string, readonly QaReviewRow[], boolean]>([
  ['no review', [], false],
  ['a minor disagreement', [review(10, 'MinorDisagreement')], false],
  ['a major one', [major], true],
  ['a major one that a later review has ended', [major, review(11, 'Agree')], false],
  ['a major one after an agreement, in whichever order', [review(9, 'Agree'), major], true],
  ['a major one before an agreement, in whichever order', [review(11, 'Agree'), major], false],
  ['a major one and a deferred review', [major, review(11, 'Deferred')], true],
  ['a major one and a review that is open', [major, review(11, 'Agree', { result: null })], true],
  ['a major one of a signed report', [review(10, 'MajorDisagreement', later)], true],
  ['a major one and an agreement of a signed report', [major, review(11, 'Agree', later)], true],
])('%s is in dispute or not', (_, reviews, expected) => {
  expect(standingDisputes(reviews).length > 0).toBe(expected);
});
