import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { disputeCalls, WORDS } from './disputed-text.test-support.ts';
import { key, type Person } from './mock-client.ts';
import {
  CASE,
  type Desk,
  dataOf,
  MAJOR,
  openDisputedDesk,
  review,
  signOut,
  THIRD_PROVIDER,
} from './report-desk.ts';

let desk: Desk;
/** The review in which the second provider disagreed with the text of the first. */
let disputedId: string;

beforeEach(async () => {
  ({ desk, disputedId } = await openDisputedDesk());
});

const { give, sign, ask, readReview } = disputeCalls(() => desk);

const NOTE = { note: WORDS.reviewResolution };
const thirdOf = (taskId: string) => desk.api.world().qaReviews.find(taskId)?.thirdReviewerId;

describe('a reader in dispute who asks for a review', () => {
  it('chooses nobody else than the reviewer who disagreed, and says how it was settled', async () => {
    expect(await ask({ ...NOTE, reviewerId: THIRD_PROVIDER })).toEqual({
      reviewerId: ['The text goes back to the reviewer who read it last. Choose nobody else.'],
    });
    for (const note of [{}, { note: ' Settled.' }])
      expect(await ask({ ...note, reviewerId: SECOND_PROVIDER })).toEqual({
        note: ['Say how the difference with the reviewer was settled.'],
      });
    expect(await ask({ ...NOTE, reviewerId: SECOND_PROVIDER })).toBe(SECOND_PROVIDER);
    expect(thirdOf(disputedId)).toBeNull();
  });

  it('reaches that reviewer also where nobody is named', async () => {
    expect(await ask(NOTE)).toBe(SECOND_PROVIDER);
  });

  it.each([{}, { reviewerId: THIRD_PROVIDER }])(
    'reaches a third one where that one has left: %j',
    async (named) => {
      desk.setUser(SECOND_PROVIDER, { status: 'Deactivated' });
      expect(await ask({ ...NOTE, ...named })).toBe(THIRD_PROVIDER);
      expect(thirdOf(disputedId)).toBe(THIRD_PROVIDER);
    },
  );

  it('reaches a third one after two disagreements, and nobody who has read it before', async () => {
    await review(desk, String(dataOf(await signOut(desk, WORDS))['reviewTaskId']), MAJOR);
    expect(await ask({ ...NOTE, reviewerId: SECOND_PROVIDER })).toEqual({
      reviewerId: ['Somebody decides who has not read this text yet. Choose somebody else.'],
    });
    expect(await ask(NOTE)).toBe(THIRD_PROVIDER);
    expect(thirdOf(disputedId)).toBe(THIRD_PROVIDER);
  });
});

const DEFERRED = { ...MAJOR, agreement: 'Deferred' };

describe('a dispute whose reviewer defers', () => {
  beforeEach(async () => {
    await review(desk, String(dataOf(await signOut(desk, WORDS))['reviewTaskId']), DEFERRED);
    expect(desk.stored().status).toBe('Selected');
  });

  it('goes on for its reader, to the same reviewer', async () => {
    expect(dataOf(await signOut(desk))).toHaveProperty('second_review');
    expect(dataOf(await signOut(desk, WORDS))).toMatchObject({ outcome: 'SentToReview' });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
  });

  it('goes on for whoever has the case next', async () => {
    await give(THIRD_PROVIDER);
    expect(await sign()).toHaveProperty('second_review');
    const sent = await sign(WORDS);
    expect(sent).toMatchObject({ outcome: 'SentToReview' });
    await review(desk, String(sent['reviewTaskId']), { agreement: 'Agree' });
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
  });
});

describe('a text in which the second reader disagreed twice', () => {
  const FOURTH_PROVIDER = 'usr_demo000009';
  const listThirds = () =>
    desk.api
      .world()
      .qaReviews.by('case', CASE)
      .flatMap(({ thirdReviewerId: id }) => (id === null ? [] : [id]));
  let taskId: string;

  beforeEach(async () => {
    await review(desk, String(dataOf(await signOut(desk, WORDS))['reviewTaskId']), MAJOR);
    taskId = String(dataOf(await signOut(desk, WORDS))['reviewTaskId']);
  });

  it('goes to a third one, whom the earlier reviews name', () => {
    expect(desk.stored()).toMatchObject({ status: 'QAReview', qaProviderId: THIRD_PROVIDER });
    expect(listThirds()).toEqual([THIRD_PROVIDER, THIRD_PROVIDER]);
  });

  it('tells the third one that the result settles the disagreement, until there is one', async () => {
    const settles = async () => {
      const read = await readReview(taskId, 'provisional');
      return typeof read === 'number' ? read : read.settlesDispute;
    };
    expect(await settles()).toBe(true);
    await review(desk, taskId, { agreement: 'Agree' }, 'provisional');
    expect(await settles()).toBe(false);
    const first = await readReview(disputedId, 'provider2');
    expect(first).toMatchObject({ settlesDispute: false });
  });

  it('goes back to the third one where that one defers', async () => {
    await review(desk, taskId, DEFERRED, 'provisional');
    expect(dataOf(await signOut(desk, WORDS))).toMatchObject({ outcome: 'SentToReview' });
    expect(desk.stored().qaProviderId).toBe(THIRD_PROVIDER);
    expect(listThirds()).toEqual([THIRD_PROVIDER, THIRD_PROVIDER]);
  });

  it('goes on to somebody new, who is named, where the third one declines or an admin chooses', async () => {
    const { users, qaReviews, tasks } = desk.api.world();
    const fourth = users.find(THIRD_PROVIDER);
    if (fourth === null) throw new Error('the demo world has changed');
    users.insert({ ...fourth, id: FOURTH_PROVIDER, email: 'provider4@example.org' });
    const move = (id: 'declineTask' | 'assignTask', of: string, body: object, as: Person) =>
      desk.client.ask(id, {
        params: { taskId: of },
        headers: { 'If-Match': `"v${tasks.find(of)?.version}"`, 'Idempotency-Key': key() },
        body,
        as: desk.tokens[as],
      });
    expect((await move('declineTask', taskId, { reason: 'Away.' }, 'provisional')).status).toBe(200);
    expect(desk.stored().qaProviderId).toBe(FOURTH_PROVIDER);
    expect(listThirds()).toEqual([FOURTH_PROVIDER, FOURTH_PROVIDER]);
    const next = qaReviews.by('case', CASE).at(-1)?.id ?? '';
    const chosen = await move('assignTask', next, { assigneeId: THIRD_PROVIDER }, 'admin');
    expect(chosen.status).toBe(200);
    expect(listThirds()).toEqual([THIRD_PROVIDER, THIRD_PROVIDER]);
  });
});
