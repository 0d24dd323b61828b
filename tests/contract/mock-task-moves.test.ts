import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, orderStain } from './mock-work.test-support.ts';

const SHIPMENT = { carrier: 'Example Parcel', trackingNumber: 'EX0000000123', shippedOn: '2026-11-20' };

let desk: Desk;
let order: StainRequestZodType;
let task: TaskRecord;

/** The task that an order for CD20 made for the facility. */
beforeEach(async () => {
  desk = await openDesk();
  order = await orderStain(desk);
  task = readStored(desk.api.world().orders.find(order.id)?.taskId ?? '');
});

function readStored(taskId = task.id): TaskRecord {
  const found = desk.api.world().tasks.find(taskId);
  if (found === null) throw new Error('no such task');
  return found;
}
const readStoredOrder = () => desk.api.world().orders.find(order.id);

const move = (
  person: Person,
  id: OperationId,
  body?: unknown,
  version: number | null = readStored().version,
): Promise<Answered> =>
  desk.as(person, id, {
    params: { taskId: task.id },
    ...(version === null ? {} : { version }),
    ...(body === undefined ? {} : { body }),
  });
const setTask = (changes: Partial<TaskRecord>) =>
  void desk.api.world().tasks.change(task.id, (record) => ({ ...record, ...changes }));

describe('glass or a block that was sent for an order', () => {
  const COUNT = { piecesReceived: ['Say how many pieces were received.'] };

  beforeEach(async () => {
    const orders = [{ kind: 'glass_or_block', specimenID: 'B', block: 'B1' }];
    const { version } = desk.stored();
    const made = await desk.as('provider', 'createStainRequest', {
      params: { caseId: CASE },
      version,
      body: { orders },
    });
    [order] = dataOf<{ requests: [StainRequestZodType] }>(made).requests;
    task = readStored(readStoredOrder()?.taskId ?? '');
    await move('admin', 'startTask');
  });

  it('is received by its count alone, which the reader is told', async () => {
    const uncounted = await move('admin', 'completeTask', {});
    expect(uncounted).toMatchObject({ status: 422, code: 'TASK_INCOMPLETE', body: { data: COUNT } });
    expect(readStoredOrder()?.status).toBe('InProgress');
    expect((await move('admin', 'completeTask', { piecesReceived: 0 })).status).toBe(400);
    expect((await move('admin', 'completeTask', { piecesReceived: 3 })).status).toBe(200);
    const listed = await desk.as('provider', 'listStainRequests', { params: { caseId: CASE } });
    expect(dataOf<{ items: StainRequestZodType[] }>(listed).items).toContainEqual(
      expect.objectContaining({ id: order.id, status: 'Fulfilled', piecesReceived: 3 }),
    );
  });

  it('is counted once, with what is handed in to be accepted', async () => {
    setTask({ needsAcceptance: true });
    expect(await move('admin', 'submitTask', {})).toMatchObject({ status: 422, body: { data: COUNT } });
    expect((await move('admin', 'submitTask', { piecesReceived: 1 })).status).toBe(200);
    expect((await move('admin', 'completeTask', {})).status).toBe(200);
    expect(readStoredOrder()).toMatchObject({ status: 'Fulfilled', piecesReceived: 1 });
  });
});

describe('a parcel that a task is handed in with', () => {
  it.each([
    [{ carrier: '  ' }, { 'shipment.carrier': ['Name the carrier'] }],
    [
      { trackingNumber: '         ' },
      { 'shipment.trackingNumber': ['A tracking number has at least 6 characters'] },
    ],
    [
      { shippedOn: '2126-11-20' },
      { 'shipment.shippedOn': ['Sent on is more than a week ahead. Check the year.'] },
    ],
  ])('is refused with %j', async (changes, data) => {
    await move('facility', 'startTask');
    const refused = await move('facility', 'submitTask', { shipment: { ...SHIPMENT, ...changes } });
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', body: { data } });
    expect(readStored().shipment).toBeNull();
  });

  it('is kept without the spaces around its words', async () => {
    await move('facility', 'startTask');
    const shipment = { ...SHIPMENT, carrier: ' Example Parcel ', trackingNumber: ' EX0000000123 ' };
    expect((await move('facility', 'submitTask', { shipment })).status).toBe(200);
    expect(readStored().shipment).toEqual(SHIPMENT);
  });
});

describe('a task on its way', () => {
  it('becomes the own of whoever of the role starts it, and the order behind it is taken on', async () => {
    const started = await move('np', 'startTask');
    expect(dataOf(started)).toMatchObject({
      status: 'InProgress',
      assignee: { userId: 'usr_demo000005' },
      assignedRole: null,
      version: 2,
      allowedActions: ['submit', 'complete', 'decline', 'comment', 'attach'],
    });
    expect(readStoredOrder()).toMatchObject({ status: 'InProgress', acceptedAt: '2026-11-20T14:00:00.000Z' });
    expect(await move('facility', 'startTask')).toMatchObject({ status: 403, code: 'TASK_OWNER' });
    expect(await move('facility', 'completeTask', {})).toMatchObject({ status: 403, code: 'TASK_OWNER' });
  });

  it('is not complete without its images; with them the order is fulfilled and the case comes back', async () => {
    await move('facility', 'startTask');
    expect(await move('facility', 'completeTask', {})).toMatchObject({
      status: 422,
      code: 'TASK_INCOMPLETE',
      body: { data: { images: ['Upload 1 more image'] } },
    });
    desk.addImages(order.subsection ?? '', ['img_new-1']);
    const seen = await desk.as('facility', 'getTask', { params: { taskId: task.id } });
    expect(dataOf<TaskZodType>(seen)).toMatchObject({ imagesAsked: 1, imagesAdded: 1 });
    expect(dataOf(await move('facility', 'completeTask', {}))).toMatchObject({ status: 'Completed' });
    expect(readStoredOrder()).toMatchObject({ status: 'Fulfilled', imagesReceived: 1 });
    expect(desk.stored().status).toBe('Selected');
    expect(desk.noticesOf(PROVIDER)).toHaveLength(1);
  });

  it('is done by a shipment too, which the operator’s laboratory then receives and scans', async () => {
    setTask({ description: 'Look for mantle cells.' });
    await move('facility', 'startTask');
    expect((await move('facility', 'completeTask', { shipment: SHIPMENT })).status).toBe(200);
    expect(readStoredOrder()).toMatchObject({ status: 'InProgress', trackingNumber: 'EX0000000123' });
    const receipt = readStored(readStoredOrder()?.taskId ?? '');
    expect(receipt).toMatchObject({
      type: 8,
      assignedRole: 'Lab_Operations',
      status: 'Open',
      description: 'Look for mantle cells.',
      requestId: order.id,
      dueAt: '2026-11-25T22:00:00.000Z',
    });
    expect(desk.noticesOf('usr_demo000006')).toContain(
      'assigned_to_me: The slides of case DP-2026-000009 are on their way.',
    );
    expect(desk.stored().status).toBe('AdditionalWorkRequested');
  });

  it('of a parcel is done with its scans and not before, so that no parcel is waited for twice', async () => {
    await move('facility', 'startTask');
    await move('facility', 'completeTask', { shipment: SHIPMENT });
    task = readStored(readStoredOrder()?.taskId ?? '');
    await move('admin', 'startTask');
    expect(await move('admin', 'completeTask', {})).toMatchObject({
      status: 422,
      code: 'TASK_INCOMPLETE',
      body: { data: { images: ['Upload 1 more image'] } },
    });
    desk.addImages(order.subsection ?? '', ['img_new-1']);
    expect((await move('admin', 'completeTask', {})).status).toBe(200);
    expect(readStoredOrder()).toMatchObject({ status: 'Fulfilled', imagesReceived: 1 });
    expect(
      desk.api
        .world()
        .tasks.by('case', CASE)
        .filter(({ title }) => title.includes('Receive')),
    ).toHaveLength(1);
    expect(desk.stored().status).toBe('Selected');
  });

  it('that needs acceptance is handed in, sent back with a reason, handed in again and accepted', async () => {
    setTask({ needsAcceptance: true });
    desk.addImages(order.subsection ?? '', ['img_new-1']);
    await move('facility', 'startTask');
    expect(await move('facility', 'completeTask', {})).toMatchObject({ status: 403, code: 'TASK_OWNER' });
    expect((await move('facility', 'submitTask', {})).status).toBe(200);
    expect(readStored()).toMatchObject({ status: 'Submitted', submittedAt: '2026-11-20T14:00:00.000Z' });
    const told = 'assigned_to_me: Work was handed in and waits to be accepted.';
    expect(desk.noticesOf('usr_demo000006').filter((text) => text === told)).toHaveLength(1);
    expect(await move('admin', 'returnTask', { reason: ' ' })).toMatchObject({
      status: 422,
      body: { data: { reason: ['Reason is required'] } },
    });
    const back = await move('admin', 'returnTask', { reason: 'The image shows block A2.' });
    expect(dataOf(back)).toMatchObject({ status: 'Returned', reason: 'The image shows block A2.' });
    await move('facility', 'startTask');
    await move('facility', 'submitTask', {});
    expect(dataOf(await move('admin', 'completeTask', {}))).toMatchObject({ status: 'Completed' });
    expect(readStoredOrder()?.status).toBe('Fulfilled');
  });

  it('declined goes back to the one who asked', async () => {
    const declined = await move('facility', 'declineTask', { reason: 'Block exhausted.' });
    expect(dataOf(declined)).toMatchObject({ status: 'Declined', reason: 'Block exhausted.' });
    expect(readStoredOrder()).toMatchObject({
      status: 'Declined',
      declineReason: 'other',
      declineNote: 'Block exhausted.',
    });
    expect(desk.noticesOf(PROVIDER)).toHaveLength(2);
  });

  it('taken back by an admin takes its request with it, and the reader hears of it', async () => {
    const cancelled = await move('admin', 'cancelTask', { reason: 'Asked for twice.' });
    expect(dataOf(cancelled)).toMatchObject({ status: 'Cancelled' });
    expect(readStoredOrder()?.status).toBe('Cancelled');
    expect(desk.stored().status).toBe('Selected');
    expect(desk.noticesOf(PROVIDER)[0]).toBe(
      'assigned_to_me: A request of case DP-2026-000009 was withdrawn.',
    );
  });

  it('keeps the ticks of its checklist and refuses lines that it does not have', async () => {
    setTask({ checklist: [{ id: 'line-1', text: 'Label', done: false }], shipment: SHIPMENT });
    await move('facility', 'startTask');
    expect(await move('facility', 'submitTask', { done: ['line-9'] })).toMatchObject({ status: 422 });
    await move('facility', 'submitTask', { done: ['line-1'] });
    expect(readStored().checklist[0]?.done).toBe(true);
  });
});

describe('a question as a task', () => {
  it('wants its answer, which then answers every question behind it', async () => {
    const questions = [
      { about: 'other', text: 'Was there an earlier biopsy?' },
      { about: 'gross', text: 'How was it cut?' },
    ];
    await desk.as('provider', 'askForInformation', {
      params: { caseId: CASE },
      version: 4,
      body: { questions },
    });
    const asked = desk.api
      .world()
      .tasks.by('case', CASE)
      .find(({ type }) => type === 7);
    task = asked ?? task;
    await move('facility', 'startTask');
    expect(await move('facility', 'completeTask', {})).toMatchObject({
      status: 422,
      code: 'TASK_INCOMPLETE',
      body: { data: { answer: ['Answer is required'] } },
    });
    await move('facility', 'completeTask', { answer: 'None is known.' });
    expect(desk.api.world().questions.by('case', CASE)).toMatchObject([
      { status: 'Fulfilled', answer: 'None is known.', answeredBy: { userId: 'usr_demo000004' } },
      { status: 'Fulfilled' },
    ]);
  });
});

describe.each<[OperationId, Person, TaskRecord['status'], unknown]>([
  ['startTask', 'facility', 'Submitted', undefined],
  ['submitTask', 'facility', 'Open', {}],
  ['completeTask', 'facility', 'Open', {}],
  ['declineTask', 'facility', 'Submitted', { reason: ' ' }],
  ['returnTask', 'admin', 'InProgress', { reason: ' ' }],
  ['cancelTask', 'admin', 'Submitted', { reason: ' ' }],
  ['assignTask', 'admin', 'Completed', {}],
])('%s', (id, person, wrongState, body) => {
  it('looks at the state, then the version, then the fields', async () => {
    const assigneeId = person === 'facility' ? 'usr_demo000004' : null;
    setTask({ status: wrongState, assigneeId, assignedRole: null });
    expect(await move(person, id, body, null)).toMatchObject({ status: 409, code: 'TASK_STATE' });
    const from = {
      startTask: 'Open',
      returnTask: 'Submitted',
      declineTask: 'Open',
      cancelTask: 'Open',
    } as const;
    setTask({ status: Object.hasOwn(from, id) ? from[id as keyof typeof from] : 'InProgress' });
    expect(await move(person, id, body, null)).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
    expect(await move(person, id, body, 9)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
  });

  it('is not there for those who may not know of the task, and answers one key once', async () => {
    expect(await move('provider2', id, body)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const keyed = {
      params: { taskId: task.id },
      version: 1,
      key: key(),
      body: { reason: 'Asked for twice.' },
    };
    const first = await desk.as('admin', 'cancelTask', keyed);
    expect((await desk.as('admin', 'cancelTask', keyed)).text).toBe(first.text);
  });
});
