import { beforeEach, describe, expect, it } from 'vitest';
import { zQaReviewListEnvelope } from '#contracts/generated/schemas/qa-review-list-envelope.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { disputeCalls, OTHER, WORDS } from './disputed-text.test-support.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, openDisputedDesk, review, THIRD_PROVIDER } from './report-desk.ts';

let desk: Desk;
/** The review in which the second provider disagreed with the text of the first. */
let disputedId: string;

beforeEach(async () => {
  ({ desk, disputedId } = await openDisputedDesk());
});

const { give, rewrite, sign, ask, readReview } = disputeCalls(() => desk);

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
    expect(await readReview(disputedId, 'provisional')).toMatchObject({ result: { resolution: null } });
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
    expect(await readReview(disputedId, 'provisional')).toMatchObject({ result, allowedActions: [] });
  });
});
