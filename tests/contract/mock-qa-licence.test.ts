import { beforeEach, describe, expect, it } from 'vitest';
import type { QaReviewAskedZodType } from '#contracts/generated/schemas/qa-review-asked.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { askReview, OWN, openWrittenCase, reviewAt, signCase } from './mock-qa.test-support.ts';
import { type Desk, dataOf } from './mock-work.test-support.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openWrittenCase();
});

/** The licence of the reviewer where the facility is, in whose zone it is the morning of 11/20. */
const letLicenceEnd = (expiresOn: string) =>
  desk.api
    .world()
    .users.change(SECOND_PROVIDER, (user) => ({
      ...user,
      licences: user.licences.map((one) => (one.state === 'OH' ? { ...one, expiresOn } : one)),
    }));
const UNLICENSED = {
  status: 422,
  code: 'VALIDATION_FAILED',
  body: { data: { licence: ['Your OH licence is not valid today.'] } },
};

describe('a reviewer whose licence there has ended', () => {
  it.each([
    ['Prospective', 'provider'],
    ['Retrospective', 'admin'],
  ] as const)('starts no %s review, writes none and submits none', async (kind, person) => {
    if (kind === 'Retrospective') signCase(desk);
    const { taskId } = dataOf<QaReviewAskedZodType>(await askReview(desk, { kind }, { person }));
    const review = reviewAt(desk, taskId);
    letLicenceEnd('2026-11-19');
    expect(await review.start()).toMatchObject(UNLICENSED);
    expect(dataOf(await review.read())).toMatchObject({
      status: 'Open',
      unlicensedIn: 'OH',
      allowedActions: [],
    });
    const task = dataOf<TaskZodType>(await desk.as('provider2', 'getTask', { params: { taskId } }));
    expect(task.allowedActions).toEqual(['decline', 'comment', 'attach']);
    letLicenceEnd('2026-11-20');
    expect((await review.start()).status).toBe(200);
    expect(dataOf(await review.read())).toMatchObject({ unlicensedIn: null });
    letLicenceEnd('2026-11-19');
    expect(await review.save(OWN)).toMatchObject(UNLICENSED);
    expect(desk.api.world().qaReviews.find(taskId)).toMatchObject({
      ownDiagnosisSavedAt: null,
      result: null,
    });
  });

  it('submits nothing once the licence is over, and can decline all the same', async () => {
    signCase(desk);
    const asked = await askReview(desk, { kind: 'Retrospective' }, { person: 'admin' });
    const { taskId } = dataOf<QaReviewAskedZodType>(asked);
    const review = reviewAt(desk, taskId);
    letLicenceEnd('2026-11-20');
    expect((await review.start()).status).toBe(200);
    expect((await review.save(OWN)).status).toBe(200);
    letLicenceEnd('2026-11-19');
    for (const agreement of ['Agree', 'Deferred'])
      expect(await review.submit({ agreement })).toMatchObject(UNLICENSED);
    expect(dataOf(await review.read('admin'))).toMatchObject({ unlicensedIn: 'OH', result: null });
    const declined = await desk.as('provider2', 'declineTask', {
      params: { taskId },
      version: review.taskNow()?.version ?? 0,
      body: { reason: 'My licence is over.' },
    });
    expect(declined.status).toBe(200);
    expect(dataOf(await review.read('admin'))).toMatchObject({ unlicensedIn: null });
  });
});
