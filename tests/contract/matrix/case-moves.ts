import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { draftsOf } from '../case-drafts.ts';
import { type Answered, key } from '../mock-client.ts';
import { listImagesSeen, signature, wholeText } from '../report-desk.ts';
import { bodyFor } from './asking.ts';
import type { CaseRow } from './case-machine.rows.ts';
import { makeReadable, putInto } from './case-standing.ts';
import { FACILITY_USER } from './matrix-people.ts';
import { HELD_CASE, type MatrixWorld } from './matrix-world.ts';

type Status = CaseRecord['status'];

/** What a move needs before it can be made for good, and what it is asked with. */
interface Ready {
  readonly caseId?: string;
  readonly taskId?: string;
  readonly version?: number;
  readonly body?: unknown;
}

const readStoredCase = ({ world }: MatrixWorld): CaseRecord => {
  const aCase = world().cases.find(HELD_CASE);
  if (aCase === null) throw new Error('the case is gone');
  return aCase;
};

/** Asks in good order, and throws where the way to a cell is refused. */
export async function make(
  matrix: MatrixWorld,
  operation: OperationId,
  userId: string | null,
  { caseId = HELD_CASE, taskId = '', version, body }: Ready,
): Promise<Answered> {
  const slide = readStoredCase(matrix).specimens[0]?.subsections[0];
  return matrix.client.ask(operation, {
    params: { caseId, taskId, subsectionId: slide?.id ?? '' },
    headers: {
      'Idempotency-Key': key(),
      'If-Match': `"v${version ?? matrix.world().cases.find(caseId)?.version ?? 0}"`,
    },
    ...(body === undefined ? {} : { body }),
    as: matrix.enter(userId),
  });
}

async function runMove(
  matrix: MatrixWorld,
  operation: OperationId,
  userId: string,
  ready: Ready,
): Promise<void> {
  const answer = await make(matrix, operation, userId, ready);
  if (answer.status >= 300) throw new Error(`${operation} on the way: ${answer.status} ${answer.text}`);
}

async function write(matrix: MatrixWorld): Promise<void> {
  matrix.putCase(HELD_CASE, { reportState: 'None' });
  await runMove(matrix, 'savePrimaryDiagnosis', PROVIDER, { version: 0, body: wholeText });
}

const signOutBody = (matrix: MatrixWorld) => ({
  diagnosisVersion: 1,
  signature,
  imagesSeen: listImagesSeen({ stored: () => readStoredCase(matrix) } as Parameters<
    typeof listImagesSeen
  >[0]),
});

/** A diagnosis that is written, and a second reader who has begun to read. */
async function inReview(matrix: MatrixWorld): Promise<string> {
  putInto(matrix, 'Selected');
  await write(matrix);
  const body = { kind: 'Prospective', reviewerId: SECOND_PROVIDER };
  await runMove(matrix, 'requestQaReview', PROVIDER, { body });
  const tasks = matrix.world().tasks.by('case', HELD_CASE);
  const taskId = tasks.find(({ type }) => type === 2)?.id ?? '';
  await runMove(matrix, 'startTask', SECOND_PROVIDER, { taskId, version: 1 });
  return taskId;
}

export async function signOut(matrix: MatrixWorld): Promise<void> {
  putInto(matrix, 'Selected');
  makeReadable(matrix);
  await write(matrix);
  await runMove(matrix, 'signOutCase', PROVIDER, { body: signOutBody(matrix) });
}

const draft = async (matrix: MatrixWorld): Promise<string> => {
  const token = matrix.enter(FACILITY_USER) ?? '';
  return (await draftsOf(matrix.api, matrix.client).complete(token)).caseId;
};

const WAYS: Readonly<
  Partial<Record<OperationId, (matrix: MatrixWorld, from: Status) => Ready | Promise<Ready>>>
> = {
  sendOutCase: async (matrix, from) => {
    const caseId = await draft(matrix);
    if (from === 'Returned') matrix.putCase(caseId, { status: 'Returned', caseID: 'DP-2026-000900' });
    return { caseId, body: {} };
  },
  deleteCaseDraft: async (matrix) => ({ caseId: await draft(matrix) }),
  returnCase: (_, from) => ({
    body: {
      kind: from === 'Submitted' ? 'incomplete' : 'labels_in_conflict',
      reasons: [{ text: 'Another number stands on the label.' }],
    },
  }),
  assignCase: (matrix, from) => {
    if (from === 'SignOutCompleted')
      matrix.world().users.change(PROVIDER, (user) => ({ ...user, status: 'Deactivated' }));
    return { body: { providerId: SECOND_PROVIDER, reason: 'The first reader is ill.' } };
  },
  createStainRequest: () => ({
    body: { orders: [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }] },
  }),
  createRescanRequest: (matrix) => ({
    body: {
      imageId: readStoredCase(matrix).specimens[0]?.subsections[0]?.images[0]?.imageId,
      reason: 'out_of_focus',
    },
  }),
  requestQaReview: async (matrix) => {
    await write(matrix);
    return { body: { kind: 'Prospective', reviewerId: SECOND_PROVIDER } };
  },
  submitQaResult: async (matrix) => {
    const taskId = await inReview(matrix);
    return {
      taskId,
      version: matrix.world().tasks.find(taskId)?.version ?? 0,
      body: bodyFor('submitQaResult'),
    };
  },
  signOutCase: async (matrix, from) => {
    if (from === 'Selected') await write(matrix);
    else {
      const taskId = await inReview(matrix);
      const version = matrix.world().tasks.find(taskId)?.version ?? 0;
      const body = { agreement: 'Agree', minutesSpent: 9 };
      await runMove(matrix, 'submitQaResult', SECOND_PROVIDER, { taskId, version, body });
    }
    return { body: signOutBody(matrix) };
  },
  amendCase: async (matrix) => {
    await signOut(matrix);
    return { body: { kind: 'Addendum', reason: 'A stain came in after sign-out.' } };
  },
  recallReport: async (matrix) => {
    await signOut(matrix);
    return { body: { reason: 'A word was left out.' } };
  },
  cancelCase: () => ({ body: { reason: 'The case was sent twice.', providerConsulted: true } }),
};

/** Makes the move of a row for good, on a new world; answers the status of the answer and where the case then stands. */
export async function moveMade(
  matrix: MatrixWorld,
  { operation }: CaseRow,
  from: Status,
  userId: string | null,
): Promise<readonly [number, Status | null]> {
  await matrix.client.control('POST', '/reset');
  putInto(matrix, from);
  makeReadable(matrix);
  const ready = await (WAYS[operation]?.(matrix, from) ?? { body: bodyFor(operation) });
  const answer = await make(matrix, operation, userId, ready);
  const status = answer.status < 300 ? 200 : answer.status;
  return [status, matrix.world().cases.find(ready.caseId ?? HELD_CASE)?.status ?? null];
}
