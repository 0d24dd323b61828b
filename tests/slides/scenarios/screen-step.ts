import { setTimeout } from 'node:timers/promises';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Problem } from './judge.ts';
import type { Action, Step } from './schema.ts';
import type { Credentials, Target } from './target.ts';
import { placeOf } from './wire.ts';

/** Does on a screen what a step says; nobody is null. */
export type OnScreen = (who: Credentials | null, actions: readonly Action[]) => Promise<void>;

/** The browser keeps the answer to itself, so the journal of the mock tells how the call ended. */
export async function doOnScreen(
  target: Target,
  { screen = [], call, as, expect }: Step,
  onScreen: OnScreen,
): Promise<Problem | null> {
  const who = as === undefined || as === 'nobody' ? null : target.credentialsOf(as);
  if (call === undefined) throw new Error('a step on a screen says what is called');
  const before = await callsOf(target, call);
  await onScreen(who, screen);
  const wanted = expect?.status ?? 200;
  const statuses = await untilCalled(target, call, { before: before.length, wanted });
  if (statuses.includes(wanted)) return null;
  return {
    operation: call,
    says: `the screen calls ${call}, which answers ${wanted}`,
    came: statuses.length === 0 ? 'it did not call it' : `it answered ${statuses.join(', ')}`,
    place: placeOf(call, wanted),
    curl: '',
  };
}

async function callsOf(target: Target, operation: OperationId): Promise<readonly number[]> {
  if (target.control === null) throw new Error('only the journal of a mock tells what a screen called');
  const journal = (await target.control('GET', `/journal?operationId=${operation}`)) as {
    readonly entries: readonly { readonly status: number }[];
  };
  return journal.entries.map(({ status }) => status);
}

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** A press is over before its call is: looks into the journal until the call is there, or it is too late for it. */
async function untilCalled(
  target: Target,
  operation: OperationId,
  { before, wanted }: { readonly before: number; readonly wanted: number },
): Promise<readonly number[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const statuses = (await callsOf(target, operation)).slice(before);
    if (statuses.includes(wanted) || Date.now() > end) return statuses;
    await setTimeout(LOOK_EVERY_MS);
  }
}
