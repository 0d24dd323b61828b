import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { key } from '../mock-client.ts';
import { bodyFor } from './asking.ts';
import { CASE_CALLERS } from './case-callers.ts';
import { CASE_STATES } from './case-machine.rows.ts';
import { putInto } from './case-standing.ts';
import { MATRIX_CALLERS } from './matrix-people.ts';
import { HELD_CASE, type MatrixWorld, matrixWorld, TASK } from './matrix-world.ts';
import { HANDS, TASK_STATES } from './task-machine.rows.ts';

interface Asked {
  readonly operation: OperationId;
  readonly body?: unknown;
}

const ask = (operation: OperationId, body: unknown = bodyFor(operation)): Asked =>
  body === undefined ? { operation } : { operation, body };

/** What each button of a case asks for. */
const BEHIND_CASE: Readonly<Record<string, readonly Asked[]>> = {
  pickUp: [ask('pickUpCase')],
  release: [ask('releaseCase')],
  open: [ask('openCase')],
  edit: [ask('updateCase')],
  deleteDraft: [ask('deleteCaseDraft')],
  sendOut: [ask('sendOutCase')],
  recall: [ask('recallCase')],
  cancel: [ask('cancelCase')],
  restore: [ask('restoreCase')],
  releaseToPool: [ask('releaseToPool')],
  return: [ask('returnCase')],
  assign: [ask('assignCase')],
  requestWork: [ask('createStainRequest'), ask('createRescanRequest'), ask('askForInformation')],
  requestQaReview: [
    ask('requestQaReview', { kind: 'Prospective' }),
    ask('requestQaReview', { kind: 'Retrospective' }),
  ],
  signOut: [ask('signOutCase')],
  amend: [ask('amendCase')],
  recallReport: [ask('recallReport')],
  hold: [ask('holdCase')],
  liftHold: [ask('liftHold')],
};

const BEHIND_TASK: Readonly<Record<string, readonly Asked[]>> = {
  edit: [ask('updateTask')],
  start: [ask('startTask')],
  submit: [ask('submitTask')],
  complete: [ask('completeTask')],
  return: [ask('returnTask')],
  decline: [ask('declineTask')],
  cancel: [ask('cancelTask')],
  assign: [ask('assignTask')],
};

/** What neither access nor state keeps back, but a guard that is judged last: a button would be of no use. */
const GUARDED: readonly string[] = [
  'signOut of QAReview by assigned provider: nobody has read it a second time',
  'assign of SignOutCompleted by admin: the signer is there to amend',
  'assign of SignOutCompleted by admin with the duty Admin: the signer is there to amend',
  ...['Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted'].map(
    (state) => `pickUp of ${state} by assigned provider: it is theirs already`,
  ),
];

let matrix: MatrixWorld;
let places: Record<string, string>;
const counts = { shown: 0, hidden: 0 };

beforeAll(() => {
  matrix = matrixWorld();
  const [specimen] = putInto(matrix, 'Selected').specimens;
  places = { caseId: HELD_CASE, taskId: TASK, subsectionId: specimen?.subsections[0]?.id ?? '' };
});

afterAll(() => {
  console.info(`buttons: ${counts.shown} shown that nothing refuses, ${counts.hidden} not shown and refused`);
});

/** Asked at a version that nobody has: whoever gets as far as that was kept back by neither access nor state. */
async function isRefused({ operation, body }: Asked, userId: string): Promise<boolean> {
  const { status } = await matrix.client.ask(operation, {
    params: places,
    headers: { 'If-Match': '"v2"', 'Idempotency-Key': key() },
    ...(body === undefined ? {} : { body }),
    as: matrix.enter(userId),
  });
  return [401, 403, 404, 409].includes(status);
}

async function actionsOf(
  operation: 'getCase' | 'getTask',
  userId: string,
): Promise<readonly string[] | null> {
  const answer = await matrix.client.ask(operation, { params: places, as: matrix.enter(userId) });
  const { data } = JSON.parse(answer.text) as { data: { allowedActions: readonly string[] } | null };
  return answer.status === 200 ? (data?.allowedActions ?? null) : null;
}

async function faultsOf(
  behind: Readonly<Record<string, readonly Asked[]>>,
  shown: readonly string[],
  { userId, cell }: { readonly userId: string; readonly cell: string },
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [action, operations] of Object.entries(behind)) {
    const isShown = shown.includes(action);
    const refusals = await Promise.all(operations.map((one) => isRefused(one, userId)));
    const isOpen = refusals.includes(false);
    counts[isShown ? 'shown' : 'hidden'] += 1;
    const isGuarded = GUARDED.some((line) => line.startsWith(`${action} of ${cell}: `));
    if (isShown && !isOpen) faults.push(`${action} of ${cell}: shown and refused`);
    if (!isShown && isOpen && !isGuarded) faults.push(`${action} of ${cell}: neither shown nor refused`);
  }
  return faults;
}

describe('the buttons of a case are what access and state allow', () => {
  it.each(CASE_STATES)('%s', async (state) => {
    const faults: string[] = [];
    for (const { name, userId } of CASE_CALLERS) {
      if (userId === null) continue;
      putInto(matrix, state);
      matrix.world().caseMoves.change(HELD_CASE, (facts) => ({ ...facts, releaseClock: null }));
      const shown = await actionsOf('getCase', userId);
      if (shown === null) continue;
      faults.push(...(await faultsOf(BEHIND_CASE, shown, { userId, cell: `${state} by ${name}` })));
    }
    expect(faults).toEqual([]);
  });
});

describe('the buttons of a task are what access and state allow', () => {
  it.each(Object.entries(HANDS))('%s', async (_, [hands]) => {
    const faults: string[] = [];
    for (const state of TASK_STATES)
      for (const { name, userId } of MATRIX_CALLERS) {
        if (userId === null) continue;
        matrix
          .world()
          .tasks.change(TASK, (task) => ({
            ...task,
            version: 5,
            ...hands,
            status: state,
            facilityId: 'fac_demo-1',
          }));
        const shown = await actionsOf('getTask', userId);
        if (shown === null) continue;
        faults.push(...(await faultsOf(BEHIND_TASK, shown, { userId, cell: `${state} by ${name}` })));
      }
    expect(faults).toEqual([]);
  });
});
