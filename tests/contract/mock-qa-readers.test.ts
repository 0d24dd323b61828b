import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseClinicalInfoZodType } from '#contracts/generated/schemas/case-clinical-info.ts';
import type { QaReviewAskedZodType } from '#contracts/generated/schemas/qa-review-asked.ts';
import type { QaTaskZodType } from '#contracts/generated/schemas/qa-task.ts';
import { addReturnReasons, changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, writeDiagnosis } from './mock-work.test-support.ts';

const ORIGINAL = 'PROSTATE, NEEDLE BIOPSY: adenocarcinoma, Gleason 3+4.';

const NOTE = 'Is the deep margin free?';

let desk: Desk;
let taskId: string;

beforeEach(async () => {
  desk = await openDesk();
  writeDiagnosis(
    desk,
    ['A', 'B', 'C', 'D', 'E', 'F'].map((specimenID) => ({ specimenID, text: ORIGINAL })),
  );
  const asked = await desk.as('provider', 'requestQaReview', {
    params: { caseId: CASE },
    version: 3,
    body: { kind: 'Prospective', note: NOTE },
  });
  ({ taskId } = dataOf<QaReviewAskedZodType>(asked));
  await desk.as('provider2', 'startTask', { params: { taskId }, version: 1 });
});

const read = (person: Person) => desk.as(person, 'getQaTask', { params: { taskId } });
const submit = (body: object) =>
  desk.as('provider2', 'submitQaResult', {
    params: { taskId },
    version: desk.api.world().tasks.find(taskId)?.version ?? 0,
    body,
  });
const MAJOR = { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'I see no tumour.' };

describe('who reads a second review', () => {
  it('is read with its comment by the signer and by admins once there is a result', async () => {
    const list = async (person: Person) => {
      const answer = await desk.as(person, 'listQaReviews', { params: { caseId: CASE } });
      return answer.status === 200 ? dataOf<{ items: readonly unknown[] }>(answer).items : answer.status;
    };
    const result = { agreement: 'MajorDisagreement', comment: 'I see no tumour.' };
    // Before sign-out the reader knows that there is a review, and nothing of what it says.
    expect(await list('provider')).toMatchObject([{ taskId, status: 'InProgress', result: null }]);
    expect(await read('provider')).toMatchObject({ status: 404 });
    await submit(MAJOR);
    for (const person of ['provider', 'admin'] as const) {
      expect(dataOf(await read(person))).toMatchObject({ result, allowedActions: [] });
      expect(await list(person)).toMatchObject([
        { taskId, kind: 'Prospective', status: 'Completed', reviewer: { userId: SECOND_PROVIDER }, result },
      ]);
    }
    // Both ways of reading are in the review's own log.
    expect(desk.api.world().qaReadings.by('task', taskId)).toHaveLength(4);
    const others = { provisional: 404, facility: 403, np: 403 } as const;
    for (const person of ['provisional', 'facility', 'np'] as const) {
      expect([person, await list(person)]).toEqual([person, others[person]]);
      expect(await read(person)).toMatchObject({ status: 404 });
    }
  });

  it('is closed to staff who read no diagnoses or know no patient', async () => {
    await submit(MAJOR);
    for (const staffRole of ['Accounts', 'Relationship_Manager'] as const) {
      desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      expect(await read('admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
      expect((await desk.as('admin', 'listQaReviews', { params: { caseId: CASE } })).status).toBe(403);
    }
  });

  it('after sign-out is known to the signer only with its result', async () => {
    desk.api.world().qaReviews.change(taskId, (review) => ({ ...review, kind: 'Retrospective' }));
    desk.changeCase({ status: 'SignOutCompleted', signerId: PROVIDER });
    const listRows = () => desk.as('provider', 'listQaReviews', { params: { caseId: CASE } });
    expect(dataOf(await listRows())).toMatchObject({ items: [] });
    await submit({ ...MAJOR, agreement: 'MinorDisagreement' });
    const items = [{ taskId, result: { agreement: 'MinorDisagreement' } }];
    expect(dataOf(await listRows())).toMatchObject({ items });
  });

  it.each([
    ['Prospective', NOTE],
    ['Retrospective', null],
  ] as const)(
    'that is %s tells its reviewer and admins what to look at, and the first reader %s',
    async (kind, toReader) => {
      desk.api.world().qaReviews.change(taskId, (review) => ({ ...review, kind, blinded: true }));
      const noteFor = async (person: Person) => dataOf<QaTaskZodType>(await read(person)).note;
      expect([await noteFor('provider2'), await noteFor('admin')]).toEqual([NOTE, NOTE]);
      desk.api.world().qaReviews.change(taskId, (review) => ({ ...review, blinded: false }));
      await submit({ agreement: 'Agree' });
      expect([await noteFor('provider'), await noteFor('admin')]).toEqual([toReader, NOTE]);
    },
  );

  it('tells a blinded reviewer why the case came back, in nobody’s words of the first reader', async () => {
    const world = desk.api.world();
    world.qaReviews.change(taskId, (review) => ({ ...review, blinded: true }));
    const aCase = world.cases.find(CASE) ?? expect.fail('no case');
    const raised = (userId: string, text: string) => ({
      kind: 'wrong_slides' as const,
      field: null,
      text,
      raisedBy: { userId, displayName: 'Anybody' },
    });
    addReturnReasons(world, aCase, Date.parse('2026-11-20T12:00:00Z'), [
      raised(PROVIDER, 'Of the reader.'),
      raised('usr_demo000006', 'Of the laboratory.'),
    ]);
    changeRequisition(world, aCase, ({ returnReasons }) => ({
      returnReasons: returnReasons.map((one) => ({ ...one, answer: 'Settled.' })),
    }));
    const toldTo = async (person: Person) =>
      dataOf<CaseClinicalInfoZodType>(
        await desk.as(person, 'getClinicalInfo', { params: { caseId: CASE } }),
      ).returnReasons.map(({ text }) => text);
    expect(await toldTo('provider')).toEqual(['Of the reader.', 'Of the laboratory.']);
    expect(await toldTo('provider2')).toEqual(['Of the laboratory.']);
  });

  it('goes to the next reviewer with what to look at, as an admin has put it right', async () => {
    const params = { taskId };
    const version = () => desk.api.world().tasks.find(taskId)?.version ?? 0;
    const description = 'Is the lateral margin free?';
    await desk.as('admin', 'updateTask', { params, version: version(), body: { description } });
    expect(dataOf<QaTaskZodType>(await read('provider2')).note).toBe(description);
    desk.api.world().users.change('usr_demo000003', (user) => ({ ...user, status: 'Active' }));
    const reason = 'I know the patient.';
    await desk.as('provider2', 'declineTask', { params, version: version(), body: { reason } });
    const next = desk.api.world().qaReviews.by('case', CASE).at(-1)?.id ?? '';
    expect(next).not.toBe(taskId);
    taskId = next;
    expect(dataOf<QaTaskZodType>(await read('provisional')).note).toBe(description);
  });

  it('says nothing to the facility', async () => {
    await submit(MAJOR);
    const params = { caseId: CASE };
    for (const person of ['facility', 'np'] as const) {
      const reads = (['getCase', 'listQuestions', 'listStainRequests'] as const).map((id) =>
        desk.as(person, id, { params }),
      );
      const texts = await Promise.all([
        ...reads,
        desk.as(person, 'listTasks', { query: { view: 'facility' } }),
      ]);
      expect(texts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const { text } of texts) expect(text).not.toMatch(/no tumour|Second review|MajorDisagreement/);
      expect((await desk.as(person, 'getQaTask', { params: { taskId } })).status).toBe(404);
    }
    expect(desk.noticesOf('usr_demo000004')).toEqual([]);
  });
});
