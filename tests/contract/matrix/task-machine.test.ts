import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { type Answered, key } from '../mock-client.ts';
import { FULL_ADMIN, MATRIX_CALLERS } from './matrix-people.ts';
import { type MatrixWorld, matrixWorld, REVIEW_TASK, REVIEWED_CASE, START, TASK } from './matrix-world.ts';
import { expectedOf, HANDS, TASK_MACHINE, TASK_STATES, type TaskState } from './task-machine.rows.ts';

const OPERATIONS = [...new Set(TASK_MACHINE.map(({ operation }) => operation))];
const REASON = { reason: 'Asked for twice.' };
const BODIES: Readonly<Partial<Record<OperationId, unknown>>> = {
  submitTask: { answer: 'None is known.' },
  completeTask: { answer: 'None is known.' },
  returnTask: REASON,
  declineTask: REASON,
  cancelTask: REASON,
  assignTask: { assigneeId: SECOND_PROVIDER },
};
const STRANGERS = [
  { name: 'another provider', userId: SECOND_PROVIDER },
  { name: 'another facility', userId: SECOND_FACILITY_USER },
] as const;
const CALLERS = [
  ...MATRIX_CALLERS.filter(({ name }) => name !== 'physician').map(({ column, userId }) => ({
    name: column,
    userId,
  })),
  ...STRANGERS,
];

let matrix: MatrixWorld;
const counts = { cells: 0, moved: 0, refused: 0 };
beforeAll(() => {
  matrix = matrixWorld();
});
afterAll(() => {
  console.info(
    `task: ${TASK_MACHINE.length} transitions, ${OPERATIONS.length} operations × ${TASK_STATES.length} states × ` +
      `${Object.keys(HANDS).length} hands × ${CALLERS.length} callers = ${counts.cells} cells, ` +
      `${counts.moved} moved, ${counts.refused} refused`,
  );
});

const put = (taskId: string, changes: Partial<TaskRecord>): TaskRecord =>
  matrix.world().tasks.change(taskId, (task) => ({ ...task, version: 5, ...changes }));

const ask = (operation: OperationId, taskId: string, userId: string | null, body: unknown) =>
  matrix.client.ask(operation, {
    params: { taskId },
    headers: { 'If-Match': '"v5"', 'Idempotency-Key': key() },
    ...(body === undefined ? {} : { body }),
    as: matrix.enter(userId),
  });

/** Another whom such a task may be given to: a billing review is for whoever may change bills. */
const bodyOf = (operation: OperationId, type: TaskRecord['type'] | undefined): unknown =>
  operation === 'assignTask' && type === 9 ? { assigneeId: FULL_ADMIN } : BODIES[operation];

/** The state that the task then has, or how the call was refused. */
function outcomeOf({ status, code }: Answered, taskId: string): string {
  if (status < 300) return matrix.world().tasks.find(taskId)?.status ?? 'gone';
  return status === 403 || status === 409 ? `${status} ${code}` : String(status);
}

// Operations of the staff refuse everyone else by role or duty before the task's own rules are asked.
const byRole = (outcome: string): string => outcome.replace(/FORBIDDEN_(ROLE|OWNER)/, 'TASK_OWNER');

describe.each(OPERATIONS)('%s', (operation) => {
  it.each(Object.entries(HANDS))('of a task %s moves it for exactly who may', async (_, held) => {
    for (const state of TASK_STATES) {
      const got: string[] = [];
      const expected: string[] = [];
      for (const { name, userId } of CALLERS) {
        put(TASK, { ...held[0], status: state, facilityId: 'fac_demo-1' });
        const should = expectedOf(operation, state, name, held);
        const answer = await ask(operation, TASK, userId, bodyOf(operation, held[0].type));
        expected.push(`${state}, ${name}: ${should}`);
        got.push(`${state}, ${name}: ${byRole(outcomeOf(answer, TASK))}`);
        counts.cells += 1;
        counts[should.startsWith('4') ? 'refused' : 'moved'] += 1;
      }
      expect(got).toEqual(expected);
    }
  });
});

describe('a second review', () => {
  const outcome = async (operation: OperationId, status: TaskState, body: unknown): Promise<string> => {
    matrix.putCase(REVIEWED_CASE, { status: 'QAReview', assignedProviderId: PROVIDER });
    put(REVIEW_TASK, { status, assigneeId: SECOND_PROVIDER });
    return outcomeOf(await ask(operation, REVIEW_TASK, SECOND_PROVIDER, body), REVIEW_TASK);
  };

  it.each(TASK_STATES)('%s is ended by its result alone', async (state) => {
    for (const operation of ['submitTask', 'completeTask'] as const)
      expect(await outcome(operation, state, {})).toBe('409 TASK_STATE');
    const agreed = await outcome('submitQaResult', state, { agreement: 'Agree', minutesSpent: 9 });
    expect(agreed).toBe(state === 'InProgress' ? 'Completed' : '409 TASK_STATE');
  });
});

it('Overdue is worked out by the clock and never stored', async () => {
  put(TASK, {
    status: 'Open',
    assigneeId: PROVIDER,
    assignedRole: null,
    dueAt: new Date(START).toISOString(),
  });
  const overdue = async () => {
    const { body } = await matrix.client.ask('getTask', {
      params: { taskId: TASK },
      as: matrix.enter(PROVIDER),
    });
    const { data } = body as { readonly data: Record<string, unknown> };
    return [data['overdue'], data['status'], matrix.world().tasks.find(TASK)?.status];
  };
  expect(await overdue()).toEqual([false, 'Open', 'Open']);
  matrix.clock.now = START + 1;
  expect(await overdue()).toEqual([true, 'Open', 'Open']);
});
