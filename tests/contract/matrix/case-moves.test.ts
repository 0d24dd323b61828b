import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { signature } from '../report-desk.ts';
import { CASE_CALLERS, expectedOf, namesIn } from './case-callers.ts';
import { CASE_MACHINE } from './case-machine.rows.ts';
import { make, moveMade, signOut } from './case-moves.ts';
import { makeReadable, putInto } from './case-standing.ts';
import { FACILITY_USER, NP, PROVISIONAL } from './matrix-people.ts';
import { HELD_CASE, type MatrixWorld, matrixWorld, START } from './matrix-world.ts';

const HOUR_MS = 3_600_000;

let matrix: MatrixWorld;
let moves = 0;
beforeAll(() => {
  matrix = matrixWorld();
});
beforeEach(() => {
  matrix.clock.now = START;
});
afterAll(() => {
  console.info(`case: ${moves} moves made for good, each by each caller whom its row names`);
});

const standing = () => matrix.world().cases.find(HELD_CASE)?.status;

// One line for each row, state and caller that stands open in the matrix.
const OPEN = CASE_MACHINE.flatMap((row) =>
  row.from.flatMap((from) =>
    CASE_CALLERS.filter(
      (caller) =>
        row.who.some((name) => namesIn(from, caller).includes(name)) &&
        expectedOf(row.operation, from, caller) === '412',
    ).map((caller) => [row.row, row.operation, from, row.to, caller.name, { row, caller }] as const),
  ),
);

describe('a move of the life cycle', () => {
  it.each(OPEN)('%s: %s takes %s to %s, by %s', async (_, __, from, to, ___, { row, caller }) => {
    expect(await moveMade(matrix, row, from, caller.userId)).toEqual([200, to]);
    moves += 1;
  });

  it.each([FACILITY_USER, NP])('1: createCase makes a Draft for %s', async (userId) => {
    const answer = await make(matrix, 'createCase', userId, {});
    expect(answer).toMatchObject({ status: 201, body: { data: { status: 'Draft' } } });
    moves += 1;
  });

  it('8b: is the only way by which a provisionally active provider gets a case', async () => {
    await matrix.client.control('POST', '/reset');
    putInto(matrix, 'Available');
    expect((await make(matrix, 'pickUpCase', PROVISIONAL, {})).code).toBe('PROVIDER_NOT_ACTIVE');
    const body = { providerId: PROVISIONAL };
    expect((await make(matrix, 'assignCase', 'usr_demo000006', { body })).status).toBe(200);
    expect(matrix.world().cases.find(HELD_CASE)?.assignedProviderId).toBe(PROVISIONAL);
  });
});

describe('a move by itself', () => {
  /** The clock of the mock runs before each answer. */
  const wait = async (ms: number): Promise<void> => {
    matrix.clock.now += ms;
    await matrix.client.ask('listReferenceData');
  };
  beforeEach(async () => {
    await matrix.client.control('POST', '/reset');
  });

  it('4: takes a case into the pool that has everything in place', async () => {
    putInto(matrix, 'Submitted');
    makeReadable(matrix);
    matrix
      .world()
      .caseMoves.change(HELD_CASE, (facts) => ({
        ...facts,
        intakeReadyAt: new Date(START + 6e4).toISOString(),
      }));
    await wait(59_000);
    expect(standing()).toBe('Submitted');
    await wait(1000);
    expect(standing()).toBe('Available');
    moves += 1;
  });

  it.each([
    ['Routine', 24],
    ['STAT', 2],
  ] as const)('10: takes a %s case back that nobody opened for %i hours', async (priority, hours) => {
    putInto(matrix, 'Available');
    matrix.putCase(HELD_CASE, { priority });
    expect((await make(matrix, 'pickUpCase', PROVIDER, {})).status).toBe(200);
    await wait(hours * HOUR_MS - 1000);
    expect(standing()).toBe('Selected');
    await wait(1000);
    expect(standing()).toBe('Available');
    moves += 1;
  });

  it('13: brings a case back once the last of its questions is answered', async () => {
    putInto(matrix, 'Selected');
    const asked = ['Was there an earlier biopsy?', 'How was it cut?'];
    const questions = asked.map((text) => ({ about: 'other', text }));
    expect((await make(matrix, 'askForInformation', PROVIDER, { body: { questions } })).status).toBe(201);
    for (const { id } of matrix.world().questions.by('case', HELD_CASE)) {
      expect(standing()).toBe('AdditionalWorkRequested');
      const answered = await matrix.client.ask('answerQuestion', {
        params: { caseId: HELD_CASE, requestId: id },
        headers: { 'If-Match': '"v1"', 'Idempotency-Key': `"${crypto.randomUUID()}"` },
        body: { answer: 'None is known.' },
        as: matrix.enter(FACILITY_USER),
      });
      expect(answered.status).toBe(200);
    }
    expect(standing()).toBe('Selected');
    moves += 1;
  });
});

const reason = 'A stain came in after sign-out.';
const told = {
  told: 'Dr. Invented',
  toldBy: 'Dr. Imara Vellacott',
  channel: 'phone',
  note: null,
  toldAt: new Date(START).toISOString(),
};
const changes = [
  { field: 'diagnosis', specimenID: 'A', was: 'PROSTATE, RIGHT', is: 'PROSTATE, LEFT:\n- Benign.' },
];
const BODIES = {
  'begin addendum': { kind: 'Addendum', reason },
  'begin amendment': { kind: 'Amendment', reason, cause: 'report_defect' },
  'sign addendum': {
    kind: 'Addendum',
    reason,
    text: 'Invented text on one stain.',
    signature: { ...signature, meaning: 'addendum' },
  },
  'sign amendment': {
    kind: 'Amendment',
    reason,
    cause: 'report_defect',
    changes,
    told: [told],
    signature: { ...signature, meaning: 'amendment' },
  },
} as const;
type After = CaseRecord['postSignOut'] | 'AMENDMENT_OPEN';

// Rows 19 to 21: from what is in progress after sign-out, to what is then.
const AFTER_SIGN_OUT: readonly (readonly [CaseRecord['postSignOut'], keyof typeof BODIES, After])[] = [
  ['None', 'begin addendum', 'AddendumInProgress'],
  ['None', 'begin amendment', 'AmendmentInProgress'],
  ['None', 'sign addendum', 'None'],
  ['None', 'sign amendment', 'None'],
  ['AddendumInProgress', 'begin addendum', 'AddendumInProgress'],
  ['AddendumInProgress', 'begin amendment', 'AMENDMENT_OPEN'],
  ['AddendumInProgress', 'sign addendum', 'None'],
  ['AddendumInProgress', 'sign amendment', 'AMENDMENT_OPEN'],
  ['AmendmentInProgress', 'begin addendum', 'AMENDMENT_OPEN'],
  ['AmendmentInProgress', 'begin amendment', 'AmendmentInProgress'],
  ['AmendmentInProgress', 'sign addendum', 'AMENDMENT_OPEN'],
  ['AmendmentInProgress', 'sign amendment', 'None'],
];

describe('19 to 21: after sign-out', () => {
  it.each(AFTER_SIGN_OUT)('with %s in progress, %s leads to %s', async (before, asked, after) => {
    await matrix.client.control('POST', '/reset');
    await signOut(matrix);
    if (before !== 'None') {
      const body = BODIES[before === 'AddendumInProgress' ? 'begin addendum' : 'begin amendment'];
      expect((await make(matrix, 'amendCase', PROVIDER, { body })).status).toBe(201);
    }
    const { status, code } = await make(matrix, 'amendCase', PROVIDER, { body: BODIES[asked] });
    const stored = matrix.world().cases.find(HELD_CASE);
    expect(status === 201 ? stored?.postSignOut : code).toBe(after);
    expect(stored?.status).toBe('SignOutCompleted');
    if (after === 'None')
      expect(stored?.reportState).toBe(asked === 'sign addendum' ? 'Addended' : 'Amended');
    moves += 1;
  });
});
