import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import {
  CASE,
  type Desk,
  dataOf,
  openDesk,
  openSignedDesk,
  review,
  saveText,
  signOut,
  wholeText,
} from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
  await saveText(desk, 0);
});

describe('a second review', () => {
  let taskId: string;
  const answerCall = (body: { agreement: string; categories?: string[]; comment?: string }) =>
    review(desk, taskId, body);

  beforeEach(async () => {
    desk.setUser(PROVIDER, { status: 'Provisionally Active' });
    const data = dataOf(await signOut(desk));
    expect(data).toMatchObject({ outcome: 'SentToReview', status: 'QAReview', reportId: null });
    taskId = String(data['reviewTaskId']);
  });

  it('takes the place of the signature where a rule asks for one, and locks the text', async () => {
    expect(desk.api.world().reports.find(CASE)).toBeNull();
    expect(desk.api.world().tasks.find(taskId)).toMatchObject({
      type: 2,
      assigneeId: SECOND_PROVIDER,
      caseId: CASE,
      status: 'Open',
      askedBy: null,
    });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    expect(await saveText(desk, 1)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    const waiting = await signOut(desk);
    expect(waiting).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    expect(dataOf(waiting)).toEqual({ second_review: ['The second review is not done.'] });
  });

  it('that agrees lets the case be signed', async () => {
    expect((await answerCall({ agreement: 'Agree' })).status).toBe(200);
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed', status: 'SignOutCompleted' });
  });

  it('that disagrees has to be settled, and the words stay out of the report', async () => {
    await answerCall({ agreement: 'MinorDisagreement', categories: ['threshold'], comment: 'Rather not.' });
    expect(desk.stored().status).toBe('QAReview');
    expect(dataOf(await signOut(desk))).toEqual({
      second_review: ['Say how the difference with the reviewer was settled.'],
    });
    expect((await signOut(desk, { reviewResolution: 'We looked together.' })).status).toBe(200);
    const world = desk.api.world();
    expect(world.qaReviews.find(taskId)?.result).toMatchObject({
      resolution: 'We looked together.',
      resolvedAt: '2026-11-21T15:00:00.000Z',
    });
    expect(JSON.stringify(world.reportVersions.by('case', CASE))).not.toContain('We looked together.');
  });

  describe('that is deferred', () => {
    const WORDS = { reviewResolution: 'Deepers were not needed.' };

    beforeEach(async () => {
      await answerCall({ agreement: 'Deferred', categories: ['staging'], comment: 'Please order deepers.' });
      expect(desk.stored().status).toBe('Selected');
    });

    it('is no reading: the words of the signer go to its reviewer with the text, who decides', async () => {
      expect(dataOf(await signOut(desk))).toEqual({
        second_review: ['Say how the difference with the reviewer was settled.'],
      });
      const sent = dataOf(await signOut(desk, WORDS));
      expect(sent).toMatchObject({ outcome: 'SentToReview', status: 'QAReview', reportId: null });
      const asked = { assigneeId: SECOND_PROVIDER, description: WORDS.reviewResolution };
      expect(desk.api.world().tasks.find(String(sent['reviewTaskId']))).toMatchObject(asked);
      await review(desk, String(sent['reviewTaskId']), { agreement: 'Agree' });
      expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
    });

    it('takes no words where the text was changed for it', async () => {
      const [first, ...others] = wholeText.diagnoses;
      const changed = { ...first, text: `${first?.text ?? ''}\n- Deepers show the same.` };
      await saveText(desk, 1, { ...wholeText, diagnoses: [changed, ...others] });
      expect(dataOf(await signOut(desk, { diagnosisVersion: 2 }))).toMatchObject({ outcome: 'SentToReview' });
      expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    });
  });
});

it('the text is closed once it is signed', async () => {
  const signed = await openSignedDesk();
  expect(await saveText(signed, 1)).toMatchObject({ status: 409, code: 'CASE_STATE' });
});
