import { expect, it } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { treeOf } from '../diagnosis-tree.test-support.tsx';
import { PreliminaryNotice } from './preliminary-notice.tsx';

const WITHDRAW = 'Withdraw the preliminary result';
const SHARED_AT = '2026-11-23T14:55:00Z';
const withdrawn = { refused: null };

it.each([
  ['in work', diagnosisOf({ reportState: 'Preliminary', sharedAt: SHARED_AT })],
  [
    'locked for a review',
    diagnosisOf({ reportState: 'Preliminary', sharedAt: SHARED_AT, status: 'QAReview', allowedActions: [] }),
  ],
])('a preliminary result can be withdrawn beside a text that is %s', async (_, diagnosis) => {
  await mount(treeOf(diagnosis));
  expect(textOf(found('#diagnosis'))).toContain('as it was shown 11/23/2026 02:55 PM');
  expect(named(WITHDRAW)).toBeTruthy();
});

it('the press withdraws it, and what came of that is told', async () => {
  await mountPage(<PreliminaryNotice sharedAt={SHARED_AT} outcome={null} />);
  await click(named(WITHDRAW));
  await eventually(() => expect(posts).toEqual([{ intent: 'withdraw-preliminary' }]));
  await mountPage(<PreliminaryNotice sharedAt={null} outcome={withdrawn} />);
  expect(textOf(found('[role=status]'))).toContain(
    'The facility can read it no more and is told not to act on it.',
  );
  expect(textOf()).not.toContain(WITHDRAW);
  await mountPage(<PreliminaryNotice sharedAt={SHARED_AT} outcome={{ refused: 'You are offline.' }} />);
  expect(textOf(found('[role=alert]'))).toBe('Not withdrawn: You are offline.');
  // Shown again since: what was withdrawn before is no news any more.
  await mountPage(<PreliminaryNotice sharedAt={SHARED_AT} outcome={withdrawn} />);
  expect(textOf(found('[role=status]'))).toBe('');
});

it('without a preliminary result nothing is said of one', async () => {
  await mountPage(<PreliminaryNotice sharedAt={null} outcome={null} />);
  expect(textOf()).not.toContain('preliminary');
});
