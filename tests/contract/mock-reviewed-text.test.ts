import { beforeEach, describe, expect, it } from 'vitest';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { disputeCalls, OTHER, WORDS } from './disputed-text.test-support.ts';
import { key } from './mock-client.ts';
import {
  CASE,
  type Desk,
  dataOf,
  MAJOR,
  openDesk,
  openDisputedDesk,
  review,
  saveText,
  signOut,
  THIRD_PROVIDER,
  wholeText,
} from './report-desk.ts';

let desk: Desk;
/** The review in which the second provider disagreed with the text of the first. */
let disputedId: string;

beforeEach(async () => {
  ({ desk, disputedId } = await openDisputedDesk());
});

const { give, rewrite, readReview } = disputeCalls(() => desk);
const reviewed = {
  original: expect.arrayContaining([
    { specimenID: 'A', text: wholeText.diagnoses[0]?.text ?? '' },
  ]) as unknown,
};

describe('what a review with a result is about', () => {
  it('stays the text that was reviewed, though its reader writes another one', async () => {
    await rewrite(OTHER, 'provider');
    for (const person of ['provider', 'provider2', 'admin'] as const)
      expect(await readReview(disputedId, person)).toMatchObject(reviewed);
  });

  it('is no word of whoever has the case next', async () => {
    await give(THIRD_PROVIDER);
    await rewrite(OTHER, 'provisional');
    for (const person of ['provider', 'provider2', 'provisional'] as const)
      expect(await readReview(disputedId, person)).toMatchObject(reviewed);
  });
});

describe('a text that is sent before sign-out', () => {
  const ask = (diagnosisVersion: number) =>
    desk.client.ask('requestQaReview', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'Prospective', diagnosisVersion },
      as: desk.tokens.provider,
    });

  it('is the one that its reader saw: a save since, which leaves the case as it was, is 412', async () => {
    desk = await openDesk();
    await saveText(desk, 0);
    const caseVersion = desk.stored().version;
    await rewrite(OTHER, 'provider');
    expect(desk.stored().version).toBe(caseVersion);
    expect(await ask(1)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(await ask(0)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(desk.stored()).toMatchObject({ status: 'Selected', version: caseVersion });
    expect((await ask(2)).status).toBe(201);
  });
});

describe('a review without a result', () => {
  it('closes the text to its reviewer when the case leaves the reader', async () => {
    const sent = await signOut(desk, WORDS);
    disputedId = String(dataOf(sent)['reviewTaskId']);
    expect(await readReview(disputedId, 'provider2')).toMatchObject({ ...reviewed, originalOpen: true });
    await give(THIRD_PROVIDER);
    await rewrite(OTHER, 'provisional');
    const closed = { status: 'Cancelled', originalOpen: false, signer: null, original: null };
    expect(await readReview(disputedId, 'provider2')).toMatchObject(closed);
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
    expect(await readReview(disputedId, 'provider2')).toMatchObject(reviewed);
  });
});
