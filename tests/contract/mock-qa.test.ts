import { beforeEach, describe, expect, it } from 'vitest';
import type { QaReviewAskedZodType } from '#contracts/generated/schemas/qa-review-asked.ts';
import type { QaTaskZodType } from '#contracts/generated/schemas/qa-task.ts';
import type { CaseTimeline } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { askReview, ORIGINAL, OWN, openWrittenCase, reviewAt, signCase } from './mock-qa.test-support.ts';
import { CASE, type Desk, dataOf, writeDiagnosis } from './mock-work.test-support.ts';

let desk: Desk;
let taskId: string;

beforeEach(async () => {
  desk = await openWrittenCase();
});

const ask = (body: object, asked: Parameters<typeof askReview>[2] = {}) => askReview(desk, body, asked);

/** Asks, and has the reviewer start. */
async function start(body: object, person: Person = 'provider'): Promise<void> {
  taskId = dataOf<QaReviewAskedZodType>(await ask(body, { person })).taskId;
  await reviewAt(desk, taskId).start(1);
}
const sign = () => signCase(desk);
type Review = ReturnType<typeof reviewAt>;
const read = (...of: Parameters<Review['read']>) => reviewAt(desk, taskId).read(...of);
const save = (...of: Parameters<Review['save']>) => reviewAt(desk, taskId).save(...of);
const submit = (...of: Parameters<Review['submit']>) => reviewAt(desk, taskId).submit(...of);
const MAJOR = { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'I see no tumour.' };

describe('asking for a second review', () => {
  it('locks the case and gives a task, due in one working day, to a reviewer who fits', async () => {
    const answer = await ask({ kind: 'Prospective', note: 'The deep margin.' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"v4"']);
    const data = dataOf<QaReviewAskedZodType>(answer);
    expect(data).toMatchObject({ status: 'QAReview', blinded: false, dueAt: '2026-11-23T22:00:00.000Z' });
    expect(desk.stored()).toMatchObject({ status: 'QAReview', qaProviderId: SECOND_PROVIDER });
    expect(desk.api.world().tasks.find(data.taskId)).toMatchObject({ type: 2, assigneeId: SECOND_PROVIDER });
    expect(answer.text).not.toContain('deep margin');
    expect(desk.noticesOf(SECOND_PROVIDER)).toHaveLength(1);
  });

  it('before sign-out is the assigned provider’s, after it an admin’s', async () => {
    const refusals = async (kind: string) =>
      Promise.all(
        (['provider', 'admin', 'provider2', 'facility'] as const).map(
          async (person) => (await ask({ kind }, { person })).code,
        ),
      );
    expect((await refusals('Prospective')).slice(1)).toEqual([
      'FORBIDDEN_OWNER',
      'NOT_FOUND',
      'FORBIDDEN_ROLE',
    ]);
    sign();
    const codes = await refusals('Retrospective');
    expect([codes[0], codes[2], codes[3]]).toEqual(['FORBIDDEN_ROLE', 'NOT_FOUND', 'FORBIDDEN_ROLE']);
  });

  it('looks at the state, the version, the reviewer and the diagnosis', async () => {
    expect(await ask({ kind: 'Retrospective' }, { person: 'admin' })).toMatchObject({ code: 'CASE_STATE' });
    expect(await ask({ kind: 'Prospective' }, { version: 2 })).toMatchObject({ status: 412 });
    const self = await ask({ kind: 'Prospective', reviewerId: PROVIDER });
    expect(self).toMatchObject({ status: 422, code: 'QA_SELF_REVIEW' });
    for (const reviewerId of ['usr_demo000003', 'usr_demo000004', 'usr_nobody00000'])
      expect(await ask({ kind: 'Prospective', reviewerId })).toMatchObject({
        status: 422,
        body: { data: { reviewerId: ['This pathologist cannot review this case.'] } },
      });
    desk.api.world().users.change(SECOND_PROVIDER, (user) => ({ ...user, licences: [] }));
    expect(await ask({ kind: 'Prospective' })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(desk.stored().version).toBe(3);
  });

  it('is refused while a specimen has no diagnosis', async () => {
    writeDiagnosis(desk, [{ specimenID: 'A', text: ' ' }]);
    const answer = await ask({ kind: 'Prospective' });
    expect(answer).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    expect(dataOf<{ diagnosis_text: string[] }>(answer).diagnosis_text[0]).toBe(
      'Write the diagnosis of specimen A.',
    );
  });

  it('is refused while anything is missing that could not be written any more once the text is locked', async () => {
    const { diagnoses } = desk.api.world();
    diagnoses.change(CASE, (text) => ({ ...text, seeDiagnosis: false, findings: [] }));
    const [unopened, ...openedImageIds] = desk.stored().openedImageIds;
    expect(unopened).toBeDefined();
    desk.changeCase({ openedImageIds });
    const answer = await ask({ kind: 'Prospective' });
    expect(answer).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    // How urgent the result is may be said beside the locked text, and the review itself is what is asked for.
    expect(dataOf(answer)).toEqual({
      images_opened: ['1 slide was not opened.'],
      diagnosis_text: ['Write the microscopic description or tick "It says no more than the diagnosis".'],
      icd10: ['Give at least one ICD-10 code of the finding.'],
    });
    expect(desk.stored().status).toBe('Selected');
    desk.changeCase({ material: 'glass' });
    expect(dataOf(await ask({ kind: 'Prospective' }))).not.toHaveProperty('images_opened');
  });

  it('under one key is done once', async () => {
    const sameKey = key();
    const first = await ask({ kind: 'Prospective' }, { sameKey });
    expect((await ask({ kind: 'Prospective' }, { sameKey })).text).toBe(first.text);
    expect(desk.api.world().qaReviews.by('case', CASE)).toHaveLength(1);
  });
});

describe('a blinded review', () => {
  beforeEach(async () => {
    sign();
    await start({ kind: 'Retrospective', note: 'Is this a carcinoma?' }, 'admin');
  });

  it('keeps signer and original closed until the own diagnosis of every specimen is saved, once', async () => {
    const closed = await read();
    expect(dataOf(closed)).toMatchObject({
      originalOpen: false,
      note: 'Is this a carcinoma?',
      signer: null,
      original: null,
      allowedActions: ['saveDiagnosis'],
    });
    expect(closed.text).not.toMatch(/Gleason|Vellacott/);
    const shown = await desk.as('provider2', 'getTask', { params: { taskId } });
    expect(shown.text).not.toContain('Vellacott');
    expect(await submit({ agreement: 'Agree' }, 1)).toMatchObject({ status: 409, code: 'QA_BLINDED' });
    expect(await save(OWN.slice(1))).toMatchObject({
      status: 422,
      body: { data: { diagnosis: ['Diagnosis of specimen A is required'] } },
    });
    expect(await save(OWN, 1)).toMatchObject({ status: 412 });
    const open = dataOf<QaTaskZodType>(await save(OWN));
    expect(open).toMatchObject({ originalOpen: true, signer: { userId: PROVIDER }, version: 3 });
    expect(open.original?.[0]).toEqual({ specimenID: 'A', text: ORIGINAL });
    expect(open.ownDiagnosis?.[0]).toEqual({ specimenID: 'A', text: 'Benign.' });
    expect(await save(OWN)).toMatchObject({ status: 409, code: 'QA_DIAGNOSIS_FIXED' });
  });

  it('in major disagreement makes an amendment task for the signer and tells the admins', async () => {
    await save(OWN);
    const done = dataOf<QaTaskZodType>(await submit(MAJOR));
    expect(done).toMatchObject({
      status: 'Completed',
      result: { agreement: 'MajorDisagreement' },
      allowedActions: [],
    });
    const amendment = desk.api
      .world()
      .tasks.by('assignee', PROVIDER)
      .find(({ type }) => type === 10);
    expect(amendment).toMatchObject({ caseId: CASE, dueAt: '2026-11-23T22:00:00.000Z', status: 'Open' });
    expect(desk.noticesOf('usr_demo000006')).toEqual([
      'qa_result: A second review of case DP-2026-000009 needs attention.',
    ]);
    expect(desk.stored()).toMatchObject({ status: 'SignOutCompleted', qaProviderId: null });
  });

  it('begins anew with another reviewer, and never goes to the signer', async () => {
    await save(OWN);
    const assign = (assigneeId: string) =>
      desk.as('admin', 'assignTask', { params: { taskId }, version: 3, body: { assigneeId } });
    expect(await assign(PROVIDER)).toMatchObject({ status: 422, code: 'QA_SELF_REVIEW' });
    desk.api.world().users.change('usr_demo000003', (user) => ({ ...user, status: 'Active' }));
    expect((await assign('usr_demo000003')).status).toBe(200);
    expect(await read()).toMatchObject({ status: 404 });
    expect(dataOf(await read('provisional'))).toMatchObject({ originalOpen: false, ownDiagnosis: null });
  });

  it('writes down who read it, and is not there for anyone else but admins', async () => {
    await read();
    expect(desk.api.world().qaReadings.by('task', taskId)).toMatchObject([{ userId: SECOND_PROVIDER }]);
    const statuses = await Promise.all(
      (['provider', 'facility', 'np', 'admin'] as const).map(async (person) => (await read(person)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 200]);
    expect(await save(OWN, 2, 'provider')).toMatchObject({ status: 404 });
    taskId = 'tsk_demo-8-receipt';
    expect(await read('admin')).toMatchObject({ status: 404 });
  });
});

describe('a review before sign-out', () => {
  beforeEach(async () => await start({ kind: 'Prospective' }));

  it('that agrees leaves the case for its reader to sign', async () => {
    expect(dataOf(await read())).toMatchObject({ originalOpen: true, signer: { userId: PROVIDER } });
    await submit({ agreement: 'Agree', minutesSpent: 9 });
    expect(desk.stored().status).toBe('QAReview');
    expect(desk.noticesOf(PROVIDER)).toEqual([
      'qa_result: The second review of case DP-2026-000009 is done.',
    ]);
  });

  it('is waited for until its result, and its pathologist from then on', async () => {
    const waits = async () =>
      dataOf<CaseTimeline>(await desk.as('provider', 'getCaseTimeline', { params: { caseId: CASE } })).waits;
    desk.time.now += 3_600_000;
    expect((await waits()).at(-1)).toMatchObject({ owner: 'second_reader', person: null });
    await submit({ agreement: 'Agree' });
    desk.time.now += 7_200_000;
    expect((await waits()).slice(-2)).toMatchObject([
      { owner: 'second_reader', workingHours: 1 },
      { owner: 'pathologist', reasons: ['reading'], person: { userId: PROVIDER }, workingHours: 2, to: null },
    ]);
  });

  it.each([
    ['MinorDisagreement', 'QAReview'],
    ['MajorDisagreement', 'Selected'],
    ['Deferred', 'Selected'],
  ] as const)('in %s leaves the case %s with its reader', async (agreement, status) => {
    expect((await submit({ ...MAJOR, agreement })).status).toBe(200);
    expect(desk.stored()).toMatchObject({ status, assignedProviderId: PROVIDER });
    expect(
      desk.api
        .world()
        .tasks.by('assignee', PROVIDER)
        .filter(({ type }) => type === 10),
    ).toEqual([]);
  });

  it('wants a disagreement explained, at the version that was read, and ends once', async () => {
    expect(await submit({ agreement: 'Deferred', comment: ' ' })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { comment: ['Explain the disagreement'], categories: ['Explain the disagreement'] } },
    });
    expect(await submit({ agreement: 'Deferred' }, 1)).toMatchObject({ status: 412 });
    expect(desk.api.world().qaReviews.find(taskId)?.result).toBeNull();
    const keyed = { params: { taskId }, version: 2, body: { agreement: 'Agree' }, key: key() };
    const first = await desk.as('provider2', 'submitQaResult', keyed);
    expect((await desk.as('provider2', 'submitQaResult', keyed)).text).toBe(first.text);
    expect(await submit({ agreement: 'Agree' })).toMatchObject({ status: 409, code: 'TASK_STATE' });
    expect(await save(OWN)).toMatchObject({ status: 409, code: 'TASK_STATE' });
  });

  it('is no review by the one who came to hold the case', async () => {
    desk.changeCase({ signerId: SECOND_PROVIDER });
    expect(await submit({ agreement: 'Agree' })).toMatchObject({ status: 422, code: 'QA_SELF_REVIEW' });
  });

  it('cannot be handed in like other work', async () => {
    for (const id of ['submitTask', 'completeTask'] as const)
      expect(await desk.as('provider2', id, { params: { taskId }, version: 2, body: {} })).toMatchObject({
        status: 409,
        code: 'TASK_STATE',
      });
  });
});
