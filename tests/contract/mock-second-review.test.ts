import { beforeEach, describe, expect, it } from 'vitest';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { zPrimaryDiagnosisEnvelope } from '#contracts/generated/schemas/primary-diagnosis-envelope.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import {
  askForReview,
  CASE,
  type Desk,
  dataOf,
  MAJOR,
  makeAble,
  openDesk,
  review,
  saveText,
  signature,
  signOut,
  wholeText,
} from './report-desk.ts';

let desk: Desk;

const askFor = (kind: string, person: Person) => askForReview(desk, kind, person);
const progress = () => desk.api.world().users.find(PROVIDER)?.provider?.onboarding;
const MINOR = { agreement: 'MinorDisagreement', categories: ['threshold'], comment: 'Rather not.' };

describe('a second review before sign-out', () => {
  beforeEach(async () => {
    desk = await openDesk();
    await saveText(desk, 0);
  });

  it('is asked for, done and signed after, with the case in review all the while', async () => {
    const taskId = await askFor('Prospective', 'provider');
    expect(dataOf(await signOut(desk))).toEqual({ second_review: ['The second review is not done.'] });
    expect((await review(desk, taskId, { agreement: 'Agree' })).status).toBe(200);
    expect(desk.stored().status).toBe('QAReview');
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed', status: 'SignOutCompleted' });
  });

  it('leaves the answer about urgency open beside the locked text, and the case can be signed', async () => {
    const unanswered = { ...wholeText, urgentResult: { isUrgent: null, communication: null } };
    await saveText(desk, 1, unanswered);
    await review(desk, await askFor('Prospective', 'provider'), { agreement: 'Agree' });
    const isAsked = { urgent_result: ['Answer whether the result is urgent.'] };
    expect(dataOf(await signOut(desk, { diagnosisVersion: 2 }))).toEqual(isAsked);
    const asking = { params: { caseId: CASE }, as: desk.tokens.provider };
    const { data } = zPrimaryDiagnosisEnvelope.parse(
      (await desk.client.ask('getPrimaryDiagnosis', asking)).body,
    );
    expect(data.allowedActions).toEqual([]);
    // The whole text as the page of the signature sends it.
    const sent = inputOf(fieldsOfDiagnosis(data), data);
    for (const refused of [sent, { ...sent, comment: 'More.' }, { ...sent, sharePreliminary: true }]) {
      const changed = { ...refused, ...(refused === sent ? {} : { urgentResult: wholeText.urgentResult }) };
      expect(await saveText(desk, 2, changed)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    }
    const answered = { ...sent, urgentResult: wholeText.urgentResult };
    expect(dataOf(await saveText(desk, 2, answered))).toMatchObject({
      version: 3,
      diagnoses: data.diagnoses,
    });
    expect(dataOf(await signOut(desk, { diagnosisVersion: 3 }))).toMatchObject({ outcome: 'Signed' });
  });

  it('in minor disagreement stays in review, opens the text, and is settled by a sentence', async () => {
    await review(desk, await askFor('Prospective', 'provider'), MINOR);
    expect(desk.stored()).toMatchObject({ status: 'QAReview', qaProviderId: SECOND_PROVIDER });
    expect((await saveText(desk, 1)).status).toBe(200);
    for (const words of [{}, { reviewResolution: 'x' }])
      expect(dataOf(await signOut(desk, { diagnosisVersion: 2, ...words }))).toHaveProperty('second_review');
    const settled = { diagnosisVersion: 2, reviewResolution: 'The margin is named now.' };
    expect(dataOf(await signOut(desk, settled))).toMatchObject({ outcome: 'Signed' });
  });

  it('in major disagreement is never settled by the signer alone', async () => {
    await review(desk, await askFor('Prospective', 'provider'), MAJOR);
    expect(desk.stored()).toMatchObject({ status: 'Selected', qaProviderId: null });
    expect(dataOf(await signOut(desk))).toHaveProperty('second_review');
    expect(dataOf(await signOut(desk, { reviewResolution: 'x' }))).toHaveProperty('second_review');
    const words = { reviewResolution: 'Read again; the text stands.' };
    const sent = dataOf(await signOut(desk, words));
    expect(sent).toMatchObject({ outcome: 'SentToReview', status: 'QAReview' });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    const taskId = String(sent['reviewTaskId']);
    expect(desk.api.world().tasks.find(taskId)?.description).toBe(words.reviewResolution);
    await review(desk, taskId, { agreement: 'Agree' });
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
  });

  it('that was declined goes to somebody else, or to an admin who names one', async () => {
    const taskId = await askFor('Prospective', 'provider');
    const declined = await desk.client.ask('declineTask', {
      params: { taskId },
      headers: { 'If-Match': '"v1"', 'Idempotency-Key': key() },
      body: { reason: 'Away.' },
      as: desk.tokens.provider2,
    });
    expect(declined.status).toBe(200);
    const open = desk.api
      .world()
      .tasks.by('case', CASE)
      .filter(({ type, status }) => type === 2 && status === 'Open');
    expect(open).toMatchObject([{ assigneeId: null, assignedRole: 'Admin' }]);
    expect(desk.stored()).toMatchObject({ status: 'QAReview', qaProviderId: null });
    const params = { taskId: open[0]?.id ?? '' };
    const headers = { 'If-Match': '"v1"', 'Idempotency-Key': key() };
    const started = await desk.client.ask('startTask', { params, headers, as: desk.tokens.admin });
    expect(started).toMatchObject({ status: 403, code: 'TASK_OWNER' });
    const body = { assigneeId: SECOND_PROVIDER };
    const again = { ...headers, 'Idempotency-Key': key() };
    await desk.client.ask('assignTask', { params, headers: again, body, as: desk.tokens.admin });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    await review(desk, params.taskId, { agreement: 'Agree' });
    expect((await signOut(desk)).status).toBe(200);
  });

  it('counts for a reader on trial, once for a case, and a major until it is settled', async () => {
    desk.setUser(PROVIDER, { status: 'Provisionally Active' });
    const before = progress()?.proctoredCases ?? 0;
    await review(desk, String(dataOf(await signOut(desk))['reviewTaskId']), MAJOR);
    expect(progress()).toMatchObject({ proctoredCases: before + 1, openMajors: 1 });
    const again = dataOf(await signOut(desk, { reviewResolution: 'Read again.' }));
    expect(progress()).toMatchObject({ proctoredCases: before + 1, openMajors: 1 });
    await review(desk, String(again['reviewTaskId']), { agreement: 'Agree' });
    expect((await signOut(desk)).status).toBe(200);
    expect(progress()).toMatchObject({ openMajors: 0 });
  });

  describe('in major disagreement with a reader on trial', () => {
    const move = async (operation: OperationId, person: Person, body: unknown) =>
      expect(
        (
          await desk.client.ask(operation, {
            params: { caseId: CASE },
            headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
            body,
            as: desk.tokens[person],
          })
        ).status,
      ).toBe(200);
    const assign = (providerId: string) =>
      move('assignCase', 'admin', { providerId, reason: 'The reader is away.' });
    const savedVersion = () => desk.api.world().diagnoses.find(CASE)?.version ?? 0;
    const disputed = () =>
      desk.api
        .world()
        .qaReviews.by('case', CASE)
        .find(({ result }) => result?.agreement === 'MajorDisagreement')?.result;

    beforeEach(async () => {
      desk.setUser(PROVIDER, { status: 'Provisionally Active' });
      await review(desk, String(dataOf(await signOut(desk))['reviewTaskId']), MAJOR);
      expect(progress()).toMatchObject({ openMajors: 1 });
    });

    it('is open while the case may come back to them, and settled once another signed it', async () => {
      const { openedImageIds } = desk.stored();
      makeAble(desk);
      await assign(SECOND_PROVIDER);
      expect(progress()).toMatchObject({ openMajors: 1 });
      desk.setCase({ openedImageIds });
      const sign = async () =>
        dataOf(
          await signOut(
            desk,
            {
              diagnosisVersion: savedVersion(),
              signature: { ...signature, readingSite: 'HOME-OH-2' },
              reviewResolution: 'Read again; the text stands.',
            },
            { as: desk.tokens.provider2 },
          ),
        );
      const sent = await sign();
      expect(sent).toMatchObject({ outcome: 'SentToReview' });
      expect(progress()).toMatchObject({ openMajors: 1 });
      await review(desk, String(sent['reviewTaskId']), { agreement: 'Agree' }, 'provisional');
      expect(await sign()).toMatchObject({ outcome: 'Signed' });
      expect(progress()).toMatchObject({ openMajors: 0 });
      expect(disputed()).toMatchObject({ resolution: 'Another pathologist signed the case.' });
    });

    it('is settled with the withdrawal of the case, and open again with its restoration', async () => {
      await move('cancelCase', 'admin', { reason: 'Sent twice.', providerConsulted: true });
      expect(progress()).toMatchObject({ openMajors: 0 });
      expect(disputed()).toMatchObject({ resolution: 'The case was withdrawn.' });
      await move('restoreCase', 'admin', { reason: 'It was needed after all.' });
      expect(progress()).toMatchObject({ openMajors: 1 });
      expect(disputed()).toMatchObject({ resolution: null, resolvedAt: null });
      desk.api.world().cases.change(CASE, (record) => ({ ...record, status: 'Available' }));
      await assign(PROVIDER);
      expect(dataOf(await signOut(desk, { diagnosisVersion: savedVersion() }))).toHaveProperty(
        'second_review',
      );
    });
  });
});

describe('a second review of a report that its signer takes back', () => {
  const version = () => desk.api.world().diagnoses.find(CASE)?.version ?? 0;
  const sign = async (changes: Record<string, unknown> = {}) =>
    dataOf(await signOut(desk, { diagnosisVersion: version(), ...changes }));
  const recall = async (): Promise<void> => {
    const answer = await desk.client.ask('recallReport', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { reason: 'Something is wrong.' },
      as: desk.tokens.provider,
    });
    expect(answer.status).toBe(200);
  };
  const rewrite = async (words = 'PROSTATE, RIGHT, NEEDLE BIOPSY:\n- Something else.'): Promise<void> => {
    const [first, ...others] = wholeText.diagnoses;
    const diagnoses = [{ ...first, text: words }, ...others];
    expect((await saveText(desk, version(), { ...wholeText, diagnoses })).status).toBe(200);
  };
  const gaps = async () =>
    (
      dataOf(
        await desk.client.ask('getPrimaryDiagnosis', { params: { caseId: CASE }, as: desk.tokens.provider }),
      )['checklist'] as readonly { rule: string; passed: boolean }[]
    ).flatMap(({ rule, passed }) => (passed ? [] : [rule]));

  beforeEach(async () => {
    desk = await openDesk();
    await saveText(desk, 0);
  });

  it('counts for the text that was reviewed, and for no other', async () => {
    desk.setUser(PROVIDER, { status: 'Provisionally Active' });
    await review(desk, String((await sign())['reviewTaskId']), { agreement: 'Agree' });
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
    await recall();
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
    await recall();
    await rewrite();
    expect(await gaps()).toEqual(['second_review']);
    const sent = await sign();
    expect(sent).toMatchObject({ outcome: 'SentToReview', status: 'QAReview' });
    expect(desk.stored().qaProviderId).toBe(SECOND_PROVIDER);
    await review(desk, String(sent['reviewTaskId']), { agreement: 'Agree' });
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
  });

  it('in minor disagreement counts for the text into which it was taken over', async () => {
    desk.setUser(PROVIDER, { status: 'Provisionally Active' });
    await review(desk, String((await sign())['reviewTaskId']), MINOR);
    await rewrite();
    const settled = { reviewResolution: 'The margin is named now.' };
    expect(await sign(settled)).toMatchObject({ outcome: 'Signed' });
    await recall();
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
    await recall();
    await rewrite('PROSTATE, RIGHT, NEEDLE BIOPSY:\n- A third text.');
    expect(await sign(settled)).toMatchObject({ outcome: 'SentToReview' });
  });

  it('after a major disagreement is asked for again with each new text', async () => {
    await review(desk, await askFor('Prospective', 'provider'), MAJOR);
    const words = { reviewResolution: 'Read again; the text stands.' };
    await review(desk, String((await sign(words))['reviewTaskId']), { agreement: 'Agree' });
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
    await recall();
    await rewrite();
    expect(await sign()).toMatchObject({ outcome: 'SentToReview' });
  });

  it('is asked for again also where only the reader wanted the first one', async () => {
    await review(desk, await askFor('Prospective', 'provider'), { agreement: 'Agree' });
    expect(await sign()).toMatchObject({ outcome: 'Signed' });
    await recall();
    await rewrite();
    expect(await sign()).toMatchObject({ outcome: 'SentToReview' });
  });
});
