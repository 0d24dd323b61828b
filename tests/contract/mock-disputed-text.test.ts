import { beforeEach, describe, expect, it } from 'vitest';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { zQaReviewListEnvelope } from '#contracts/generated/schemas/qa-review-list-envelope.ts';
import { zQaTaskEnvelope } from '#contracts/generated/schemas/qa-task-envelope.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import {
  askForReview,
  CASE,
  type Desk,
  dataOf,
  makeAble,
  openDesk,
  review,
  saveText,
  signature,
  signOut,
  THIRD_PROVIDER,
  wholeText,
} from './report-desk.ts';

const MAJOR = { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'No tumour.' };
const WORDS = { reviewResolution: 'Read again; the text stands.' };

let desk: Desk;
/** The review in which the second provider disagreed with the text of the first. */
let disputedId: string;

async function give(providerId: string): Promise<void> {
  const { version, openedImageIds } = desk.stored();
  const { status } = await desk.client.ask('assignCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key() },
    body: { providerId, reason: 'The reader is away.' },
    as: desk.tokens.admin,
  });
  expect(status).toBe(200);
  desk.setCase({ openedImageIds });
}
const version = () => desk.api.world().diagnoses.find(CASE)?.version ?? 0;
const rewrite = async (words: string, as: Person): Promise<void> => {
  const [first, ...others] = wholeText.diagnoses;
  const body = { ...wholeText, diagnoses: [{ ...first, text: words }, ...others] };
  expect((await saveText(desk, version(), body, as)).status).toBe(200);
};
/** The third provider, who has the case now, presses Sign Out. */
const sign = async (changes: object = {}) =>
  dataOf(
    await signOut(
      desk,
      { diagnosisVersion: version(), signature: { ...signature, readingSite: 'HOME-OH-3' }, ...changes },
      { as: desk.tokens.provisional },
    ),
  );
/** Asks for a review as the page of the second reviews does; the answer is who reads now, or what is refused. */
const ask = async (body: object, as: Person = 'provider') => {
  const answer = await desk.client.ask('requestQaReview', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body: { kind: 'Prospective', ...body },
    as: desk.tokens[as],
  });
  return answer.status === 201 ? desk.stored().qaProviderId : dataOf(answer);
};
const readReview = async (person: Person) => {
  const answer = await desk.client.ask('getQaTask', {
    params: { taskId: disputedId },
    as: desk.tokens[person],
  });
  return answer.status === 200 ? zQaTaskEnvelope.parse(answer.body).data : answer.status;
};

beforeEach(async () => {
  desk = await openDesk();
  makeAble(desk);
  await saveText(desk, 0);
  disputedId = await askForReview(desk, 'Prospective', 'provider', { reviewerId: SECOND_PROVIDER });
  await review(desk, disputedId, MAJOR);
});

const OTHER = 'PROSTATE, RIGHT, NEEDLE BIOPSY:\n- Something else.';
const written = (text: string) => ({
  original: expect.arrayContaining([{ specimenID: 'A', text }]) as unknown,
});
const reviewed = written(wholeText.diagnoses[0]?.text ?? '');

describe('what a review with a result is about', () => {
  it('stays the text that was reviewed, though its reader writes another one', async () => {
    await rewrite(OTHER, 'provider');
    for (const person of ['provider', 'provider2', 'admin'] as const)
      expect(await readReview(person)).toMatchObject(reviewed);
  });

  it('is no word of whoever has the case next', async () => {
    await give(THIRD_PROVIDER);
    await rewrite(OTHER, 'provisional');
    for (const person of ['provider', 'provider2', 'provisional'] as const)
      expect(await readReview(person)).toMatchObject(reviewed);
  });
});

describe('a text with a major disagreement that goes to another reader', () => {
  beforeEach(() => give(THIRD_PROVIDER));

  it('is read again by the reviewer who disagreed, and signed once nobody does', async () => {
    expect(await sign()).toEqual({
      second_review: ['Say how the difference with the reviewer was settled.'],
    });
    const sent = await sign(WORDS);
    expect(sent).toMatchObject({ outcome: 'SentToReview', status: 'QAReview' });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    await review(desk, String(sent['reviewTaskId']), { agreement: 'Agree' });
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
    expect(desk.api.world().qaReviews.find(disputedId)?.result).toMatchObject({
      resolution: 'Another pathologist signed the case.',
    });
  });

  it('is read again also where the new reader has written it anew', async () => {
    await rewrite(OTHER, 'provisional');
    expect(await sign(WORDS)).toMatchObject({ outcome: 'SentToReview' });
  });

  it('is in dispute again when the case comes back from its withdrawal', async () => {
    const move = (id: 'cancelCase' | 'restoreCase', body: object) =>
      desk.client.ask(id, {
        params: { caseId: CASE },
        headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
        body,
        as: desk.tokens.admin,
      });
    const { openedImageIds } = desk.stored();
    const withdrawn = { reason: 'Sent twice.', providerConsulted: true };
    expect((await move('cancelCase', withdrawn)).status).toBe(200);
    expect((await move('restoreCase', { reason: 'It was needed.' })).status).toBe(200);
    desk.setCase({ status: 'Available', openedImageIds });
    await give(THIRD_PROVIDER);
    expect(await readReview('provisional')).toMatchObject({ result: { resolution: null } });
    expect(await sign(WORDS)).toMatchObject({ outcome: 'SentToReview' });
  });

  it('is never read by its writer for the new reader', async () => {
    expect(await ask({ reviewerId: PROVIDER }, 'provisional')).toEqual({
      reviewerId: ['This pathologist cannot review this case.'],
    });
    desk.setUser(SECOND_PROVIDER, { status: 'Deactivated' });
    expect(await sign(WORDS)).toMatchObject({ outcome: 'SentToReview' });
    expect(desk.stored().qaProviderId).toBeNull();
  });

  it('is shown to the new reader with what the reviewer found', async () => {
    const listed = await desk.client.ask('listQaReviews', {
      params: { caseId: CASE },
      as: desk.tokens.provisional,
    });
    const result = { agreement: 'MajorDisagreement', comment: 'No tumour.' };
    expect(zQaReviewListEnvelope.parse(listed.body).data.items).toMatchObject([
      { taskId: disputedId, result },
    ]);
    expect(await readReview('provisional')).toMatchObject({ result, allowedActions: [] });
  });
});

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

describe('a review without a result', () => {
  it('closes the text to its reviewer when the case leaves the reader', async () => {
    const sent = await signOut(desk, WORDS);
    disputedId = String(dataOf(sent)['reviewTaskId']);
    expect(await readReview('provider2')).toMatchObject({ ...reviewed, originalOpen: true });
    await give(THIRD_PROVIDER);
    await rewrite(OTHER, 'provisional');
    const closed = { status: 'Cancelled', originalOpen: false, signer: null, original: null };
    expect(await readReview('provider2')).toMatchObject(closed);
  });
});

describe('a major disagreement with a report that is taken back', () => {
  const amendments = () =>
    desk.api
      .world()
      .tasks.by('case', CASE)
      .filter(({ type }) => type === TASK.addendumOrAmendment);

  beforeEach(async () => {
    desk = await openDesk();
    await saveText(desk, 0);
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
    const asked = await desk.client.ask('requestQaReview', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'Retrospective', reviewerId: SECOND_PROVIDER, blinded: false },
      as: desk.tokens.admin,
    });
    disputedId = String(dataOf(asked)['taskId']);
    await review(desk, disputedId, MAJOR);
    expect(amendments()).toMatchObject([{ status: 'Open' }]);
    const { status } = await desk.client.ask('recallReport', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { reason: 'The reviewer may be right.' },
      as: desk.tokens.provider,
    });
    expect(status).toBe(200);
  });

  it('sends the text to its reviewer before it is signed again, and leaves nothing to amend', async () => {
    expect(amendments()).toMatchObject([{ status: 'Cancelled' }]);
    expect(dataOf(await signOut(desk))).toHaveProperty('second_review');
    const sent = dataOf(await signOut(desk, WORDS));
    expect(sent).toMatchObject({ outcome: 'SentToReview' });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    await review(desk, String(sent['reviewTaskId']), { agreement: 'Agree' });
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
    const settled = { resolution: 'A later second review settled it.' };
    expect(desk.api.world().qaReviews.find(disputedId)?.result).toMatchObject(settled);
  });

  it('is about the report that was signed, whatever is written since', async () => {
    await rewrite(OTHER, 'provider');
    expect(await readReview('provider2')).toMatchObject(reviewed);
  });
});
