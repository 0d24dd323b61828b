import { allSettled, fork, type Scope } from 'effector';
import { expect, it } from 'vitest';
import type { Exchange } from '../storage/outbox/exchange.ts';
import { $sealed } from './log.ts';
import { marksAnswered, orderOutboxFx } from './outbox.ts';
import { $sealReason, marksOpenTold, reviewerTold } from './read-only.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'i' };

async function answered(answer: Exchange) {
  const scope = fork();
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  return [scope.getState($sealed), scope.getState($sealReason)];
}

it('an answer that closes the case makes its marks read-only, and says why', async () => {
  expect(
    await answered({ kind: 'refused', message: 'The case is signed out', closesCase: true, mayPass: true }),
  ).toEqual(['read-only', 'The case is signed out']);
});

it('other refusals and a server that is busy seal nothing', async () => {
  expect(
    await answered({ kind: 'refused', message: 'Too large', closesCase: false, mayPass: false }),
  ).toEqual([null, null]);
  expect(await answered({ kind: 'later' })).toEqual([null, null]);
});

it('a case that takes no marks is read-only before anything is drawn on it, and says why', async () => {
  const scope = fork();
  await allSettled(marksOpenTold, { scope, params: false });
  expect([scope.getState($sealed), scope.getState($sealReason)]).toEqual([
    'read-only',
    'Marks can only be saved by the pathologist who has the case, while it is being worked on, and not while its text is locked for a review. After a review, load the page again.',
  ]);
});

it('whoever reviews a case is told so, and nothing that its holder may wait for', async () => {
  const scope = fork();
  await allSettled(reviewerTold, { scope, params: true });
  expect(scope.getState($sealReason)).toBeNull();
  await allSettled(marksOpenTold, { scope, params: false });
  expect(scope.getState($sealReason)).toBe(
    'You look at this case for its second review. Only the pathologist who has it can save marks: write what you find in your review.',
  );
});

const tellOpen = async (scope: Scope, isOpen: boolean) => {
  await allSettled(marksOpenTold, { scope, params: isOpen });
  return [scope.getState($sealed), scope.getState($sealReason)];
};

it('a case that is open again takes marks again, unless it refused those of this reader', async () => {
  const scope = fork({ handlers: [[orderOutboxFx, () => undefined]] });
  expect(await tellOpen(scope, false)).toEqual(['read-only', expect.any(String)]);
  expect(await tellOpen(scope, true)).toEqual([null, null]);
  const answer = { kind: 'refused', message: 'Not yours', closesCase: true, mayPass: false } as const;
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  expect(await tellOpen(scope, true)).toEqual(['read-only', 'Not yours']);
});

it('what a case refused while its text was locked for a review goes to it once the review is over', async () => {
  const orders: unknown[] = [];
  const scope = fork({ handlers: [[orderOutboxFx, (order: unknown) => void orders.push(order)]] });
  const answer = { kind: 'refused', message: 'In review', closesCase: true, mayPass: true } as const;
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  expect(await tellOpen(scope, false)).toEqual(['read-only', 'In review']);
  expect(orders).toEqual([]);
  expect(await tellOpen(scope, true)).toEqual([null, null]);
  expect(orders).toEqual([{ kind: 'reopened' }]);
});
