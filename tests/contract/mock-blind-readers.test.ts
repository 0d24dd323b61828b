import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { amendCase, amendment } from './amending.ts';
import { key } from './mock-client.ts';
import {
  askForReview,
  CASE,
  type Desk,
  dataOf,
  makeAble,
  openUnreviewedDesk,
  THIRD_PROVIDER,
} from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openUnreviewedDesk();
  makeAble(desk);
});

const taskOfLatest = () => {
  const { qaReviews, tasks } = desk.api.world();
  const review = qaReviews.by('case', CASE).at(-1);
  expect(review).toMatchObject({ kind: 'Retrospective', blinded: true });
  return tasks.find(review?.id ?? '');
};

/** These have had the first diagnosis before them in a review that is over. */
async function haveRead(reviewerIds: readonly string[]): Promise<void> {
  for (const reviewerId of reviewerIds) {
    const taskId = await askForReview(desk, 'Retrospective', 'admin', { reviewerId, blinded: false });
    desk.api.world().tasks.change(taskId, (task) => ({ ...task, status: 'Completed' }));
  }
}

const ask = (
  id: 'requestQaReview' | 'deactivateUser',
  params: Record<string, string>,
  version: number,
  body: object,
) =>
  desk.client.ask(id, {
    params,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key() },
    body,
    as: desk.tokens.admin,
  });

describe('who has seen the first diagnosis in a review', () => {
  it.each([
    [[THIRD_PROVIDER], { assigneeId: SECOND_PROVIDER, assignedRole: null }],
    [[SECOND_PROVIDER], { assigneeId: THIRD_PROVIDER, assignedRole: null }],
    [[SECOND_PROVIDER, THIRD_PROVIDER], { assigneeId: null, assignedRole: 'Admin' }],
  ])('is not chosen to read a misinterpretation blinded: %j', async (readers, chosen) => {
    await haveRead(readers);
    expect((await amendCase(desk, { ...amendment, cause: 'misinterpretation' })).status).toBe(201);
    expect(taskOfLatest()).toMatchObject(chosen);
  });

  it('is not chosen where the operator asks for a blinded review and names nobody', async () => {
    const request = () =>
      ask('requestQaReview', { caseId: CASE }, desk.stored().version, { kind: 'Retrospective' });
    await haveRead([SECOND_PROVIDER]);
    expect((await request()).status).toBe(201);
    expect(taskOfLatest()?.assigneeId).toBe(THIRD_PROVIDER);
    await haveRead([THIRD_PROVIDER]);
    const refused = { reviewerId: ['No reviewer fits this case at present.'] };
    expect(dataOf(await request())).toEqual(refused);
  });

  it('does not follow a blinded reviewer who leaves', async () => {
    await haveRead([SECOND_PROVIDER]);
    await askForReview(desk, 'Retrospective', 'admin', { reviewerId: THIRD_PROVIDER });
    const version = desk.api.world().users.find(THIRD_PROVIDER)?.version ?? 0;
    const left = { reason: 'Has left.', returnOpenCases: true };
    expect((await ask('deactivateUser', { userId: THIRD_PROVIDER }, version, left)).status).toBe(200);
    expect(taskOfLatest()).toMatchObject({ assigneeId: null, assignedRole: 'Admin', status: 'Open' });
  });
});
