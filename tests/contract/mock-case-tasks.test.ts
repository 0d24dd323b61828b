import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MockApi } from '#mock-server/server.ts';
import { makeUnmovedCase } from '#mock-server/store/records/case-move.ts';
import { type Drafts, dataOf, draftsOf, NURSE } from './case-drafts.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const [MISSING_INFO, SLIDE_RECEIPT, BILLING_REVIEW] = [7, 8, 9];

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let admin: string;
let caseId: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  drafts = draftsOf(api, client);
  [facility, admin] = await Promise.all([client.logIn('facility'), client.logIn('admin')]);
});

const tasks = (type: number) =>
  api
    .world()
    .tasks.by('case', caseId)
    .filter((task) => task.type === type);
const sendOut = (body: object = {}) => drafts.ask('sendOutCase', facility, { caseId }, body);
const giveBack = () =>
  drafts.ask(
    'returnCase',
    admin,
    { caseId },
    { kind: 'incomplete', reasons: [{ text: 'Give the history.' }] },
  );
const send = async (): Promise<void> => {
  ({ caseId } = await drafts.complete(facility));
  expect((await sendOut()).status).toBe(200);
};
const list = async (as: string, view: string): Promise<readonly number[]> => {
  const answer = await client.ask('listTasks', { query: { view, caseId }, as });
  return dataOf<{ items: { type: number }[] }>(answer).items.map(({ type }) => type);
};

describe('a case whose slides are mailed', () => {
  beforeEach(send);

  it('makes one task to receive them, with the parcel, due in three working days', () => {
    expect(tasks(SLIDE_RECEIPT)).toMatchObject([
      {
        status: 'Open',
        assignedRole: 'Lab_Operations',
        dueAt: '2026-11-25T22:00:00.000Z',
        shipment: { carrier: 'Demo Carrier', trackingNumber: 'DC0000131', shippedOn: '2026-11-20' },
      },
    ]);
  });

  it('waits for them once, however often it is sent', async () => {
    await giveBack();
    await sendOut({ answers: [{ number: 1, answer: 'A papule.' }] });
    expect(tasks(SLIDE_RECEIPT)).toHaveLength(1);
  });

  it('has the task open until they were counted, which no completing does in its place', async () => {
    const params = { taskId: tasks(SLIDE_RECEIPT)[0]?.id ?? '' };
    const move = (id: OperationId, body?: object) =>
      drafts.ask(id, admin, params, body, { 'If-Match': `"v${tasks(SLIDE_RECEIPT)[0]?.version}"` });
    const started = await move('startTask');
    expect(started.status).toBe(200);
    const { allowedActions } = dataOf<{ allowedActions: string[] }>(started);
    expect(allowedActions).toContain('decline');
    for (const [name, id] of [
      ['submit', 'submitTask'],
      ['complete', 'completeTask'],
    ] as const) {
      expect(allowedActions).not.toContain(name);
      expect(await move(id, {})).toMatchObject({
        status: 422,
        code: 'TASK_INCOMPLETE',
        body: { data: { slides: ['Count the slides of the parcel. The count completes this task.'] } },
      });
    }
    expect(tasks(SLIDE_RECEIPT)).toMatchObject([{ status: 'InProgress' }]);
  });

  it('has the task ended by the count alone until it is back, and like others once images come in its place', async () => {
    const params = { taskId: tasks(SLIDE_RECEIPT)[0]?.id ?? '' };
    const move = (id: OperationId) =>
      drafts.ask(id, admin, params, {}, { 'If-Match': `"v${tasks(SLIDE_RECEIPT)[0]?.version}"` });
    expect((await move('startTask')).status).toBe(200);
    await giveBack();
    expect(await move('completeTask')).toMatchObject({
      status: 422,
      code: 'TASK_INCOMPLETE',
      body: {
        data: {
          slides: [
            'Its facility has to send the case again first. Then count the slides of the parcel, which completes this task.',
          ],
        },
      },
    });
    const delivery = { slideDelivery: 'Upload_the_Slide_Images' };
    expect((await drafts.ask('updateCase', facility, { caseId }, { delivery })).status).toBe(200);
    const read = await client.ask('getTask', { params, as: admin });
    expect(dataOf<{ allowedActions: string[] }>(read).allowedActions).toContain('complete');
    expect((await move('completeTask')).status).toBe(200);
  });

  it('has the task done when they were counted', async () => {
    const [slide] = api.world().cases.find(caseId)?.specimens[0]?.subsections ?? [];
    const slides = [{ subsectionId: slide?.id, received: 2, missing: 0 }];
    const body = { receivedAt: '2026-11-21T11:00:00Z', slides };
    const answer = await drafts.ask('submitSpecimenForm', admin, { caseId }, body);
    expect(answer.status).toBe(201);
    expect(tasks(SLIDE_RECEIPT)).toMatchObject([{ status: 'Completed' }]);
  });

  it('waits for the right glass after the wrong slides were counted, of which no report speaks', async () => {
    const [slide] = api.world().cases.find(caseId)?.specimens[0]?.subsections ?? [];
    const slides = [{ subsectionId: slide?.id, received: 2, missing: 0, condition: 'broken' }];
    const counted = { receivedAt: '2026-11-21T11:00:00Z', slides };
    expect((await drafts.ask('submitSpecimenForm', admin, { caseId }, counted)).status).toBe(201);
    const wrong = { kind: 'wrong_slides', reasons: [{ text: 'Another case’s slides.' }] };
    expect((await drafts.ask('returnCase', admin, { caseId }, wrong)).status).toBe(200);
    expect(api.world().requisitions.find(caseId)?.receipt).toBeNull();
    await drafts.ask('updateCase', facility, { caseId }, { labelsChecked: true });
    expect((await sendOut({ answers: [{ number: 1, answer: 'Sent anew.' }] })).status).toBe(200);
    expect(tasks(SLIDE_RECEIPT).map(({ status }) => status)).toEqual(['Completed', 'Open']);
  });

  it('waits for another parcel after the first was counted, and not for the same one again', async () => {
    const [slide] = api.world().cases.find(caseId)?.specimens[0]?.subsections ?? [];
    const slides = [{ subsectionId: slide?.id, received: 1, missing: 1 }];
    const counted = { receivedAt: '2026-11-21T11:00:00Z', slides };
    expect((await drafts.ask('submitSpecimenForm', admin, { caseId }, counted)).status).toBe(201);
    const answer = (number: number) => sendOut({ answers: [{ number, answer: 'A papule.' }] });
    await giveBack();
    expect((await answer(1)).status).toBe(200);
    expect(tasks(SLIDE_RECEIPT).map(({ status }) => status)).toEqual(['Completed']);
    await giveBack();
    const delivery = { trackingNumber: 'DC0000999', shippedOn: '2026-11-21' };
    expect((await drafts.ask('updateCase', facility, { caseId }, { delivery })).status).toBe(200);
    expect((await answer(2)).status).toBe(200);
    expect(tasks(SLIDE_RECEIPT)).toMatchObject([
      { status: 'Completed' },
      { status: 'Open', shipment: { trackingNumber: 'DC0000999' } },
    ]);
  });

  it('is waited for no more once it is withdrawn, and anew when it comes back', async () => {
    await drafts.ask('cancelCase', facility, { caseId }, { reason: 'Sent twice.' });
    expect(tasks(SLIDE_RECEIPT)).toMatchObject([{ status: 'Cancelled' }]);
    expect(tasks(BILLING_REVIEW)).toEqual([]);
    await drafts.ask('restoreCase', admin, { caseId }, { reason: 'The other one was meant.' });
    expect(tasks(SLIDE_RECEIPT).map(({ status }) => status)).toEqual(['Cancelled', 'Open']);
  });
});

it('a parcel is apart from what somebody asked for by hand, which its count does not answer', async () => {
  ({ caseId } = await drafts.complete(facility));
  const title = 'Send slide A3 too';
  const body = { type: SLIDE_RECEIPT, title, caseId, assignedRole: 'Facility' };
  expect((await drafts.ask('createTask', admin, {}, body)).status).toBe(201);
  expect((await sendOut()).status).toBe(200);
  expect(tasks(SLIDE_RECEIPT).map(({ assignedRole }) => assignedRole)).toEqual([
    'Facility',
    'Lab_Operations',
  ]);
  const [slide] = api.world().cases.find(caseId)?.specimens[0]?.subsections ?? [];
  const slides = [{ subsectionId: slide?.id, received: 2, missing: 0 }];
  const counted = { receivedAt: '2026-11-21T11:00:00Z', slides };
  expect((await drafts.ask('submitSpecimenForm', admin, { caseId }, counted)).status).toBe(201);
  expect(tasks(SLIDE_RECEIPT).map(({ status }) => status)).toEqual(['Open', 'Completed']);
});

describe('a case that goes back to its facility', () => {
  beforeEach(send);

  it('makes a task of what is missing, in the facility’s list, told by the one notice', async () => {
    await giveBack();
    const [task] = tasks(MISSING_INFO);
    expect(task).toMatchObject({
      status: 'Open',
      assignedRole: 'Facility',
      description: 'Give the history.',
      dueAt: '2026-11-23T22:00:00.000Z',
    });
    expect(await list(facility, 'facility')).toEqual([MISSING_INFO]);
    const told = api
      .world()
      .notifications.by('user', NURSE)
      .filter((one) => one.caseId === caseId);
    expect(told).toMatchObject([{ event: 'case_returned', taskId: task?.id }]);
  });

  it('has the task done when it is sent again, and not by an answer beside the case', async () => {
    await giveBack();
    const params = { taskId: tasks(MISSING_INFO)[0]?.id ?? '' };
    const move = (id: OperationId, body?: object) =>
      drafts.ask(id, facility, params, body, { 'If-Match': `"v${tasks(MISSING_INFO)[0]?.version}"` });
    const started = await move('startTask');
    expect(started.status).toBe(200);
    expect(dataOf<{ allowedActions: string[] }>(started).allowedActions).toEqual([
      'decline',
      'comment',
      'attach',
    ]);
    expect(await move('completeTask', { answer: 'A papule.' })).toMatchObject({
      status: 422,
      code: 'TASK_INCOMPLETE',
      body: {
        data: { answer: ['Answer in the form of the case and send it again. That completes this task.'] },
      },
    });
    expect(await list(facility, 'facility')).toEqual([MISSING_INFO]);
    await sendOut({ answers: [{ number: 1, answer: 'A papule.' }] });
    expect(tasks(MISSING_INFO)).toMatchObject([
      { status: 'Completed', closedAt: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('leaves open what somebody asked for by hand, which has an answer of its own', async () => {
    const body = { type: MISSING_INFO, title: 'Send the outside report', caseId, assignedRole: 'Facility' };
    const made = await drafts.ask('createTask', admin, {}, body);
    const { id } = dataOf<{ id: string }>(made);
    const stored = () => api.world().tasks.find(id);
    await giveBack();
    await sendOut({ answers: [{ number: 1, answer: 'A papule.' }] });
    expect(tasks(MISSING_INFO).map(({ status }) => status)).toEqual(['Open', 'Completed']);
    await giveBack();
    const move = (operation: OperationId, answer?: object) =>
      drafts.ask(operation, facility, { taskId: id }, answer, { 'If-Match': `"v${stored()?.version}"` });
    const started = await move('startTask');
    expect(dataOf<{ allowedActions: string[] }>(started).allowedActions).toContain('submit');
    expect((await move('submitTask', { answer: 'It is attached.' })).status).toBe(200);
    expect(stored()).toMatchObject({ status: 'Submitted', answer: 'It is attached.' });
  });

  it('asks for nothing where the facility took it back itself', async () => {
    await drafts.ask('recallCase', facility, { caseId }, { reason: 'Another letter.' });
    expect(tasks(MISSING_INFO)).toEqual([]);
  });
});

describe('a case that is withdrawn while somebody reads it', () => {
  const HELD = 'cas_dp-2026-000009';

  it('is for Accounts to decide what is owed, and the decision stays open', async () => {
    caseId = HELD;
    const body = { reason: 'The facility sent it elsewhere.', providerConsulted: true };
    expect((await drafts.ask('cancelCase', admin, { caseId }, body)).status).toBe(200);
    expect(tasks(BILLING_REVIEW)).toMatchObject([
      { status: 'Open', assignedRole: 'Accounts', askedBy: null },
    ]);
    expect(await list(admin, 'admin')).toContain(BILLING_REVIEW);
    expect(await list(facility, 'facility')).not.toContain(BILLING_REVIEW);
  });
});

it('nothing is left of the moves of a draft that is deleted', async () => {
  caseId = await drafts.create(facility);
  api.world().caseMoves.insert({ ...makeUnmovedCase(caseId), isNews: true });
  await drafts.ask('deleteCaseDraft', facility, { caseId });
  expect(api.world().caseMoves.find(caseId)).toBeNull();
});

describe('the buttons of a case form', () => {
  it('are those of the case itself', async () => {
    await send();
    const [form, whole] = await Promise.all([
      client.ask('getCaseForm', { params: { caseId }, as: admin }),
      client.ask('getCase', { params: { caseId }, as: admin }),
    ]);
    const { allowedActions } = dataOf<{ allowedActions: string[] }>(form);
    expect(allowedActions).toEqual(['edit', 'cancel', 'releaseToPool', 'return', 'hold']);
    expect(dataOf<{ allowedActions: string[] }>(whole).allowedActions).toEqual(allowedActions);
  });
});
