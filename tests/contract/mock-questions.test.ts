import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseQuestionZodType } from '#contracts/generated/schemas/case-question.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { LAB_OPERATIONS } from '#mock-server/seeds/staff.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const BIOPSY = { about: 'clinical_history', specimenID: 'A', text: ' Was the gland biopsied before? ' };
const PSA = { about: 'other', text: 'What was the last PSA?' };

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const ask = (questions: readonly unknown[], version: number | null = 3, person: Person = 'provider') =>
  desk.as(person, 'askForInformation', {
    params: { caseId: CASE },
    ...(version === null ? {} : { version }),
    body: { questions },
  });
const askFor = async (): Promise<CaseQuestionZodType[]> =>
  dataOf<{ questions: CaseQuestionZodType[] }>(await ask([BIOPSY, PSA])).questions;
const answer = (id: string, body: unknown, version = 1, person: Person = 'facility'): Promise<Answered> =>
  desk.as(person, 'answerQuestion', { params: { caseId: CASE, requestId: id }, version, body });
const task = () => desk.api.world().tasks.by('case', CASE)[0];

describe('questions to the facility', () => {
  it('let the case wait, with one task and one notice for all of a submission', async () => {
    const made = await ask([BIOPSY, PSA]);
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"v4"']);
    expect(dataOf(made)).toMatchObject({
      status: 'AdditionalWorkRequested',
      questions: [
        { text: 'Was the gland biopsied before?', specimenID: 'A', dueAt: '2026-11-23T22:00:00.000Z' },
        { specimenID: null, status: 'Requested', taskId: null, allowedActions: [] },
      ],
    });
    expect(desk.api.world().tasks.by('case', CASE)).toMatchObject([{ type: 7, assignedRole: 'Facility' }]);
    expect(desk.noticesOf('usr_demo000005')).toEqual([
      'assigned_to_me: The pathologist has a question about case DP-2026-000009.',
    ]);
  });

  it('are told to nobody who may only read the case', async () => {
    desk.api
      .world()
      .users.change('usr_demo000005', (user) => ({ ...user, rights: { ...user.rights, edit: false } }));
    await askFor();
    expect(desk.noticesOf('usr_demo000005')).toEqual([]);
    expect(desk.noticesOf('usr_demo000004')).toHaveLength(1);
  });

  it('are told to the operator where nobody of the facility may answer them', async () => {
    const { users } = desk.api.world();
    for (const id of ['usr_demo000004', 'usr_demo000005'])
      users.change(id, (user) => ({ ...user, rights: { ...user.rights, edit: false } }));
    await askFor();
    for (const id of [LAB_OPERATIONS, 'usr_demo000006'])
      expect(desk.noticesOf(id).at(-1)).toBe('assigned_to_me: A task has nobody who may do it.');
  });

  it('are refused for what the case does not have, a wrong state and a stale version', async () => {
    expect(await ask([{ ...BIOPSY, specimenID: 'Z' }])).toMatchObject({
      status: 422,
      body: { data: { 'questions.0.specimenID': ['The case has no specimen Z.'] } },
    });
    expect(await ask([{ ...PSA, text: '      ' }])).toMatchObject({ status: 422 });
    expect(await ask([PSA], 2)).toMatchObject({ status: 412 });
    expect(await ask([PSA], null)).toMatchObject({ status: 428 });
    expect(await ask([PSA], 3, 'np')).toMatchObject({ status: 403 });
    expect(await ask([PSA], 3, 'provider2')).toMatchObject({ status: 404 });
    desk.changeCase({ status: 'SignOutCompleted' });
    expect(await ask([PSA])).toMatchObject({ status: 409, code: 'CASE_STATE' });
    expect(task()).toBeUndefined();
  });

  it('close their task and bring the case back with the last answer', async () => {
    const [one, two] = await askFor();
    const first = await answer(one?.id ?? '', { answer: ' Never. ' });
    expect(dataOf(first)).toMatchObject({
      status: 'Fulfilled',
      answer: 'Never.',
      answeredBy: { userId: 'usr_demo000004' },
    });
    expect([task()?.status, desk.stored().status]).toEqual(['Open', 'AdditionalWorkRequested']);
    const second = await answer(two?.id ?? '', { cannotProvideReason: 'The clinic has closed.' }, 1, 'admin');
    expect(dataOf(second)).toMatchObject({ status: 'Declined', answer: null });
    expect([task()?.status, desk.stored().status]).toEqual(['Completed', 'Selected']);
    expect(desk.noticesOf(PROVIDER)).toHaveLength(1);
  });

  it.each([{}, { answer: ' ' }, { answer: 'Yes.', cannotProvideReason: 'No idea.' }])(
    'want an answer or a reason: %j',
    async (body) => {
      const [one] = await askFor();
      expect(await answer(one?.id ?? '', body)).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        body: { data: { answer: ['Give an answer or say why it cannot be provided.'] } },
      });
    },
  );

  it.each([
    ['cancelTask', () => ({ params: { taskId: task()?.id ?? '' }, version: task()?.version ?? 0 }), {}],
    [
      'cancelCase',
      () => ({ params: { caseId: CASE }, version: desk.stored().version }),
      { providerConsulted: true },
    ],
  ] as const)('are answered by nobody where %s takes them back', async (operation, asking, more) => {
    await askFor();
    const body = { reason: 'The facility withdrew it.', ...more };
    expect((await desk.as('admin', operation, { ...asking(), body })).status).toBe(200);
    const at = new Date(desk.time.now).toISOString();
    const takenBack = { status: 'Cancelled', answeredBy: null, answeredAt: at };
    expect(desk.api.world().questions.by('case', CASE)).toMatchObject([takenBack, takenBack]);
    expect(task()).toMatchObject({ status: 'Cancelled' });
  });

  it('are answered once, by their facility or the operator, at their own version', async () => {
    const [one] = await askFor();
    const id = one?.id ?? '';
    const body = { answer: 'Never.' };
    expect(await answer(id, body, 2)).toMatchObject({ status: 412 });
    expect(await answer(id, body, 1, 'provider')).toMatchObject({ status: 403 });
    expect(await answer('req_nowhere', body)).toMatchObject({ status: 404 });
    const keyed = { params: { caseId: CASE, requestId: id }, version: 1, body, key: key() };
    const done = await desk.as('np', 'answerQuestion', keyed);
    expect((await desk.as('np', 'answerQuestion', keyed)).text).toBe(done.text);
    expect(await answer(id, body, 2)).toMatchObject({ status: 409, code: 'REQUEST_STATE' });
  });

  it('are a thread, oldest first, for the reader, the facility, admins and the second reader', async () => {
    const [one] = await askFor();
    await answer(one?.id ?? '', { answer: 'Never.' });
    desk.changeCase({ status: 'QAReview', qaProviderId: 'usr_demo000002' });
    const params = { params: { caseId: CASE } };
    const seen = await Promise.all(
      (['provider', 'facility', 'np', 'admin', 'provider2', 'provisional'] as const).map(async (person) => {
        const thread = await desk.as(person, 'listQuestions', params);
        return thread.status === 200
          ? dataOf<{ items: CaseQuestionZodType[] }>(thread)
              .items.map(({ about }) => about)
              .join()
          : thread.status;
      }),
    );
    const both = 'clinical_history,other';
    expect(seen).toEqual([both, both, both, both, both, 404]);
    const asDuty = async (staffRole: 'Accounts' | 'Relationship_Manager' | 'Lab_Operations') => {
      desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      const { status, code } = await desk.as('admin', 'listQuestions', params);
      return [status, code];
    };
    expect(await asDuty('Accounts')).toEqual([403, 'FORBIDDEN_ROLE']);
    expect(await asDuty('Relationship_Manager')).toEqual([403, 'FORBIDDEN_ROLE']);
    expect((await asDuty('Lab_Operations'))[0]).toBe(200);
  });
});
