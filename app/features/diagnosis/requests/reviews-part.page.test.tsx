import { afterEach, describe, expect, it } from 'vitest';
import { named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { QaReviewRow } from '#contracts/generated/wire.ts';
import { ReviewsPart, type ReviewsPartProps } from './reviews-part.tsx';

const review: QaReviewRow = {
  taskId: 'tsk_1',
  kind: 'Prospective',
  blinded: false,
  status: 'Completed',
  reviewer: { userId: 'usr_2', displayName: 'Dr. Other' },
  askedAt: '2026-11-22T15:00:00Z',
  dueAt: null,
  result: {
    agreement: 'MajorDisagreement',
    categories: ['missed_finding'],
    comment: 'See the second level.',
    minutesSpent: 4,
    submittedAt: '2026-11-23T12:00:00Z',
    resolution: null,
    resolvedAt: null,
  },
};

async function show(reviews: ReviewsPartProps['reviews'], mayAsk = false): Promise<void> {
  const item: ReviewsPartProps['item'] = { id: 'cas_1', allowedActions: mayAsk ? ['requestQaReview'] : [] };
  const element = <ReviewsPart item={item} reviews={reviews} />;
  await mountPage(element);
}

afterEach(unmount);

describe('the second reviews beside a diagnosis', () => {
  it('say what was found, and lead to the result and to the form that asks for one', async () => {
    await show([review], true);
    expect(textOf()).toContain('Major disagreement, prospective, Dr. Other');
    expect(named('Read the result of Dr. Other').getAttribute('href')).toBe(
      '/pathologist/qa-task?task=tsk_1',
    );
    expect(named('Ask for a second review').getAttribute('href')).toBe('/case-details/cas_1#second-reviews');
  });

  it('lead to no result before there is one', async () => {
    await show([{ ...review, status: 'InProgress', result: null }]);
    expect(textOf()).toContain('In progress, prospective');
    expect(document.querySelector('a')).toBeNull();
  });

  it('say that they could not be read, and are not there where nothing is to be said', async () => {
    await show(null);
    expect(textOf()).toContain('could not be read');
    await show([]);
    expect(document.querySelector('section')).toBeNull();
  });
});
