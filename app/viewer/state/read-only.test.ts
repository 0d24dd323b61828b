import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { Exchange } from '../storage/outbox/exchange.ts';
import { $sealed } from './log.ts';
import { marksAnswered } from './outbox.ts';
import { $sealReason, marksOpenTold } from './read-only.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'i' };

async function answered(answer: Exchange) {
  const scope = fork();
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  return [scope.getState($sealed), scope.getState($sealReason)];
}

it('an answer that closes the case makes its marks read-only, and says why', async () => {
  expect(await answered({ kind: 'refused', message: 'The case is signed out', closesCase: true })).toEqual([
    'read-only',
    'The case is signed out',
  ]);
});

it('other refusals and a server that is busy seal nothing', async () => {
  expect(await answered({ kind: 'refused', message: 'Too large', closesCase: false })).toEqual([null, null]);
  expect(await answered({ kind: 'later' })).toEqual([null, null]);
});

it('a case that takes no marks is read-only before anything is drawn on it, and says why', async () => {
  const scope = fork();
  await allSettled(marksOpenTold, { scope, params: false });
  expect([scope.getState($sealed), scope.getState($sealReason)]).toEqual([
    'read-only',
    'Marks can only be saved while the case is being worked on, and not while its text is locked for a review.',
  ]);
});

it('a case that is open again takes marks again, unless it has refused some of this page', async () => {
  const scope = fork();
  const states = async (isOpen: boolean) => {
    await allSettled(marksOpenTold, { scope, params: isOpen });
    return [scope.getState($sealed), scope.getState($sealReason)];
  };
  expect(await states(false)).toEqual(['read-only', expect.any(String)]);
  expect(await states(true)).toEqual([null, null]);
  const answer = { kind: 'refused', message: 'The case is signed out', closesCase: true } as const;
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  expect(await states(true)).toEqual(['read-only', 'The case is signed out']);
});
