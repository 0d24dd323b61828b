import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { CASE_STATUSES, type CaseStatus } from '#app/core/cases/status.ts';
import type { Exchange } from '../storage/outbox/exchange.ts';
import { $sealed } from './log.ts';
import { marksAnswered } from './outbox.ts';
import { $sealReason, caseStatusTold } from './read-only.ts';

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

it('a case that nobody is at work on is read-only before anything is drawn on it, and says why', async () => {
  const open: string[] = [];
  for (const status of CASE_STATUSES) {
    const scope = fork();
    await allSettled(caseStatusTold, { scope, params: status });
    if (scope.getState($sealed) === null) open.push(status);
    else
      expect(scope.getState($sealReason)).toBe('Marks can only be saved while the case is being worked on.');
  }
  expect(open).toEqual(['Selected', 'AdditionalWorkRequested', 'QAReview']);
});

it('a case that is at work again takes marks again, unless it has refused some of this page', async () => {
  const scope = fork();
  const states = async (status: CaseStatus) => {
    await allSettled(caseStatusTold, { scope, params: status });
    return [scope.getState($sealed), scope.getState($sealReason)];
  };
  expect(await states('SignOutCompleted')).toEqual(['read-only', expect.any(String)]);
  expect(await states('Selected')).toEqual([null, null]);
  const answer = { kind: 'refused', message: 'The case is signed out', closesCase: true } as const;
  await allSettled(marksAnswered, { scope, params: { place: PLACE, answer } });
  expect(await states('Selected')).toEqual(['read-only', 'The case is signed out']);
});
