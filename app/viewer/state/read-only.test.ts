import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { Exchange } from '../storage/outbox/exchange.ts';
import { $sealed } from './log.ts';
import { marksAnswered } from './outbox.ts';
import { $sealReason } from './read-only.ts';

const PLACE = { userId: 'u', caseId: 'c', imageId: 'i' };

async function answered(answer: Exchange) {
  const scope = fork();
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  return [scope.getState($sealed), scope.getState($sealReason)];
}

it('a case that is not held any more makes its marks read-only, and says why', async () => {
  expect(await answered({ kind: 'refused', message: 'The case is signed out', status: 409 })).toEqual([
    'read-only',
    'The case is signed out',
  ]);
});

it('other refusals and a server that is busy seal nothing', async () => {
  expect(await answered({ kind: 'refused', message: 'Too large', status: 413 })).toEqual([null, null]);
  expect(await answered({ kind: 'later' })).toEqual([null, null]);
});
