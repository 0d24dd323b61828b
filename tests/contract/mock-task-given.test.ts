import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { type Answered, type Person } from './mock-client.ts';
import { type Desk, dataOf, openDesk, orderStain } from './mock-work.test-support.ts';

let desk: Desk;
let task: TaskRecord;

/** The task that an order for CD20 made for the facility. */
beforeEach(async () => {
  desk = await openDesk();
  const { id } = await orderStain(desk);
  task = readStored(desk.api.world().orders.find(id)?.taskId ?? '');
});

function readStored(taskId = task.id): TaskRecord {
  const found = desk.api.world().tasks.find(taskId);
  if (found === null) throw new Error('no such task');
  return found;
}

const move = (person: Person, id: OperationId, body?: unknown): Promise<Answered> =>
  desk.as(person, id, {
    params: { taskId: task.id },
    version: readStored().version,
    ...(body === undefined ? {} : { body }),
  });

describe('giving a task to someone', () => {
  it('names one person or one role, and leaves the state as it is', async () => {
    await move('facility', 'startTask');
    const both = { assigneeId: 'usr_demo000005', assignedRole: 'Facility' };
    const wrong = { status: 422, body: { data: { assignee: ['Choose who will do this'] } } };
    expect(await move('admin', 'assignTask', both)).toMatchObject(wrong);
    expect(await move('admin', 'assignTask', {})).toMatchObject(wrong);
    expect(await move('facility', 'assignTask', { assignedRole: 'Facility' })).toMatchObject({ status: 403 });
    const given = await move('admin', 'assignTask', {
      assignedRole: 'Lab_Operations',
      reason: 'No scanner.',
    });
    expect(dataOf(given)).toMatchObject({
      status: 'InProgress',
      assignee: null,
      assignedRole: 'Lab_Operations',
    });
    await move('admin', 'assignTask', { assigneeId: 'usr_demo000005' });
    expect(readStored()).toMatchObject({ assigneeId: 'usr_demo000005', assignedRole: null });
  });

  it('keeps whose the task was before, and until when', async () => {
    const heldBefore = async () => {
      const seen = await desk.as('admin', 'getTask', { params: { taskId: task.id } });
      return dataOf<TaskZodType>(seen).heldBefore;
    };
    const until = '2026-11-20T14:00:00.000Z';
    expect(await heldBefore()).toEqual([]);
    await move('facility', 'startTask');
    const untilTaken = { assignee: null, assignedRole: 'Facility', until };
    expect(await heldBefore()).toEqual([untilTaken]);
    await move('admin', 'assignTask', { assigneeId: 'usr_demo000004' });
    expect(await heldBefore()).toEqual([untilTaken]);
    await move('admin', 'assignTask', { assigneeId: 'usr_demo000005' });
    expect(await heldBefore()).toMatchObject([
      untilTaken,
      { assignee: { userId: 'usr_demo000004' }, assignedRole: null, until },
    ]);
  });

  it('is told to whoever had it and may not take it any more', async () => {
    const told = () => desk.noticesOf('usr_demo000004').at(-1);
    const given = 'assigned_to_me: A task was given to you.';
    const lost = 'assigned_to_me: Your task of case DP-2026-000009 was given to somebody else.';
    await move('facility', 'startTask');
    await move('admin', 'assignTask', { assignedRole: 'Facility' });
    expect(told()).toBe(given);
    await move('facility', 'startTask');
    await move('admin', 'assignTask', { assigneeId: 'usr_demo000005' });
    expect(told()).toBe(lost);
    await move('admin', 'assignTask', { assigneeId: 'usr_demo000004' });
    expect(told()).toBe(given);
    await move('admin', 'assignTask', { assignedRole: 'Lab_Operations' });
    expect(told()).toBe(lost);
  });

  it('is told of a task without a case too', async () => {
    const body = { type: 12, title: 'A new licence', priority: 'Routine', assigneeId: 'usr_demo000005' };
    const made = await desk.as('admin', 'createTask', { body });
    const { id: taskId } = dataOf<{ id: string }>(made);
    const given = { params: { taskId }, version: 1, body: { assigneeId: 'usr_demo000004' } };
    expect((await desk.as('admin', 'assignTask', given)).status).toBe(200);
    expect(desk.noticesOf('usr_demo000005').at(-1)).toBe(
      'assigned_to_me: Your task “Credential renewal” was given to somebody else.',
    );
  });

  it('lets one of the role go on with what somebody had begun', async () => {
    await move('facility', 'startTask');
    await move('admin', 'assignTask', { assignedRole: 'Facility' });
    const taken = await move('np', 'startTask');
    expect(dataOf(taken)).toMatchObject({
      status: 'InProgress',
      assignee: { userId: 'usr_demo000005' },
      assignedRole: null,
      allowedActions: ['submit', 'complete', 'decline', 'comment', 'attach'],
    });
    expect(await move('np', 'startTask')).toMatchObject({ status: 409, code: 'TASK_STATE' });
  });
});
