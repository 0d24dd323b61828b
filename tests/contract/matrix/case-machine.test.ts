import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { key } from '../mock-client.ts';
import { bodyFor } from './asking.ts';
import { CASE_CALLERS, type CaseCaller, expectedOf } from './case-callers.ts';
import { CASE_MACHINE, CASE_STATES } from './case-machine.rows.ts';
import { putInto } from './case-standing.ts';
import { HELD_CASE, type MatrixWorld, matrixWorld, REVIEW_TASK } from './matrix-world.ts';

const OPERATIONS = [...new Set(CASE_MACHINE.map(({ operation }) => operation))];

let matrix: MatrixWorld;
let places: Record<string, string>;
const counts = { cells: 0, open: 0, refused: 0 };

beforeAll(() => {
  matrix = matrixWorld();
  const [specimen] = matrix.putCase(HELD_CASE, { facilityId: 'fac_demo-1' }).specimens;
  places = { caseId: HELD_CASE, taskId: REVIEW_TASK, subsectionId: specimen?.subsections[0]?.id ?? '' };
  matrix.world().tasks.change(REVIEW_TASK, (task) => ({ ...task, caseId: HELD_CASE, status: 'InProgress' }));
  matrix.world().qaReviews.change(REVIEW_TASK, (review) => ({ ...review, caseId: HELD_CASE }));
});

afterAll(() => {
  console.info(
    `case: ${CASE_MACHINE.length} transitions, ${OPERATIONS.length} operations × ${CASE_STATES.length} states × ` +
      `${CASE_CALLERS.length} callers = ${counts.cells} cells, ${counts.open} let in, ${counts.refused} refused`,
  );
});

async function answerOf(operation: OperationId, { userId }: CaseCaller): Promise<string> {
  const body = bodyFor(operation);
  const { status, code } = await matrix.client.ask(operation, {
    params: places,
    headers: { 'If-Match': '"v2"', 'Idempotency-Key': key() },
    ...(body === undefined ? {} : { body }),
    as: matrix.enter(userId),
  });
  return status === 409 ? `${status} ${code}` : String(status);
}

describe.each(OPERATIONS)('%s', (operation) => {
  it.each(CASE_STATES)(
    'of a case that is %s is open to exactly whom the life cycle names',
    async (status) => {
      putInto(matrix, status);
      const got: [string, string][] = [];
      const expected: [string, string][] = [];
      for (const caller of CASE_CALLERS) {
        const should = expectedOf(operation, status, caller);
        expected.push([caller.name, should]);
        got.push([caller.name, await answerOf(operation, caller)]);
        counts.cells += 1;
        counts[should === '412' || should === '200' ? 'open' : 'refused'] += 1;
      }
      expect(got).toEqual(expected);
    },
  );
});
