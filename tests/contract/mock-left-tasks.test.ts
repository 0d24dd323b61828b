import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { RELATIONS } from '#mock-server/seeds/staff.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, openDesk } from './mock-work.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const NURSE = 'usr_demo000005';
const ADMIN = 'usr_demo000006';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const tasksOfCase = (type: number): readonly TaskRecord[] =>
  desk.api
    .world()
    .tasks.by('case', CASE)
    .filter((task) => task.type === type);

const numberOf = () => desk.api.world().cases.find(CASE)?.caseID ?? expect.fail('the case has no number');

const start = (person: Person, { id, version }: TaskRecord) =>
  desk.as(person, 'startTask', { params: { taskId: id }, version });

async function leave(userId: string): Promise<void> {
  const version = desk.api.world().users.find(userId)?.version ?? 0;
  const body = { reason: 'Left the group.', returnOpenCases: true };
  const answer = await desk.as('admin', 'deactivateUser', { params: { userId }, version, body });
  expect(answer.status).toBe(200);
}

const make = (changes: object) =>
  desk.as('admin', 'createTask', {
    body: { title: 'A task', priority: 'Routine', caseId: CASE, ...changes },
  });

describe('the tasks of somebody who leaves', () => {
  it('go back to the facility, whose people hear of it and go on with them', async () => {
    const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
    const params = { caseId: CASE };
    await desk.as('provider', 'createStainRequest', { params, version: 3, body: { orders } });
    const task = () => tasksOfCase(5)[0] ?? expect.fail('there is no task of the order');
    await start('np', task());
    await leave(NURSE);
    expect(task()).toMatchObject({ status: 'InProgress', assigneeId: null, assignedRole: 'Facility' });
    expect(desk.noticesOf(FACILITY_USER).at(-1)).toBe(
      `assigned_to_me: The task “Stain order” of case ${numberOf()} has nobody any more: whoever had it has left.`,
    );
    expect((await start('facility', task())).status).toBe(200);
    await leave(FACILITY_USER);
    expect(task()).toMatchObject({ assigneeId: null, assignedRole: 'Facility' });
    expect(desk.noticesOf(ADMIN).at(-1)).toBe(
      `assigned_to_me: The task “Stain order” of case ${numberOf()} has nobody who could take it: whoever had it has left.`,
    );
  });

  it('go back in silence where they are handed in, and are told of when they are sent back', async () => {
    await make({ type: 5, assigneeId: NURSE, specimenID: 'A', needsAcceptance: true });
    const task = () => tasksOfCase(5)[0] ?? expect.fail('there is no task');
    const move = (person: Person, operation: 'submitTask' | 'returnTask', body: object) =>
      desk.as(person, operation, { params: { taskId: task().id }, version: task().version, body });
    expect((await start('np', task())).status).toBe(200);
    desk.api.world().tasks.change(task().id, (one) => ({ ...one, imagesAsked: 0 }));
    expect((await move('np', 'submitTask', {})).status).toBe(200);
    const before = desk.noticesOf(FACILITY_USER);
    await leave(NURSE);
    expect(task()).toMatchObject({ status: 'Submitted', assigneeId: null, assignedRole: 'Facility' });
    expect(desk.noticesOf(FACILITY_USER)).toEqual(before);
    expect((await move('admin', 'returnTask', { reason: 'It is blurred.' })).status).toBe(200);
    expect(desk.noticesOf(FACILITY_USER).at(-1)).toBe(
      'assigned_to_me: A task that was handed in was sent back, and nobody has it now.',
    );
    expect((await start('facility', task())).status).toBe(200);
  });

  it('go to an admin where a reader had them, but for what is about the reader and what is over', async () => {
    await make({ type: 11, assigneeId: SECOND_PROVIDER });
    await make({ type: 12, assigneeId: SECOND_PROVIDER });
    await make({ type: 1, assigneeId: SECOND_PROVIDER });
    const { tasks } = desk.api.world();
    // The platform asks for a renewed licence by itself.
    tasks.change(tasksOfCase(12)[0]?.id ?? '', (task) => ({ ...task, askedBy: null }));
    tasks.change(tasksOfCase(1)[0]?.id ?? '', (task) => ({ ...task, status: 'Completed' }));
    await leave(SECOND_PROVIDER);
    expect(tasksOfCase(11)).toMatchObject([{ assigneeId: null, assignedRole: 'Admin' }]);
    expect(tasksOfCase(12)).toMatchObject([{ assigneeId: SECOND_PROVIDER }]);
    expect(tasksOfCase(1)).toMatchObject([{ assigneeId: SECOND_PROVIDER }]);
  });

  it('go back to the desk where one of the staff has to see to the credentials of somebody', async () => {
    await make({ type: 12, assigneeId: RELATIONS });
    await leave(RELATIONS);
    expect(tasksOfCase(12)).toMatchObject([{ assigneeId: null, assignedRole: 'Relationship_Manager' }]);
    expect(desk.noticesOf(ADMIN).at(-1)).toBe(
      `assigned_to_me: The task “Credential renewal” of case ${numberOf()} has nobody any more: whoever had it has left.`,
    );
  });
});

describe('the tasks of somebody who may not work on cases any more', () => {
  const ALL = { view: true, edit: true, assign: true, pickup: true };
  const READ_ONLY = { rights: { ...ALL, edit: false } };
  const userOf = (id: string) => desk.api.world().users.find(id) ?? expect.fail('there is no such user');
  const task = () => tasksOfCase(5)[0] ?? expect.fail('there is no task of the order');
  beforeEach(async () => {
    const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
    const params = { caseId: CASE };
    await desk.as('provider', 'createStainRequest', { params, version: 3, body: { orders } });
  });

  it.each([
    ['updateTeamMember', 'facility'],
    ['updateUser', 'admin'],
    ['updateFacilityNp', 'facility'],
  ] as const)('go back to the colleagues by %s', async (operation, person) => {
    expect((await start('np', task())).status).toBe(200);
    const { version, facilityId } = userOf(NURSE);
    const params = {
      userId: NURSE,
      ...(operation === 'updateFacilityNp' && { facilityId: facilityId ?? '' }),
    };
    expect((await desk.as(person, operation, { params, version, body: READ_ONLY })).status).toBe(200);
    expect(task()).toMatchObject({ assigneeId: null, assignedRole: 'Facility', status: 'InProgress' });
    expect(desk.noticesOf(FACILITY_USER).at(-1)).toBe(
      `assigned_to_me: The task “Stain order” of case ${numberOf()} has nobody any more: the rights of whoever had it no longer allow it.`,
    );
    expect((await start('facility', task())).status).toBe(200);
  });

  it.each([
    ['who was invited and never came', { invitedAt: '2026-11-01T12:00:00.000Z', acceptedAt: null }],
    ['whose first day lies ahead', { startDate: '2027-11-01' }],
  ] as const)('are told to the operator where a colleague is left %s', async (_, changes) => {
    desk.api.world().users.change(NURSE, (user) => ({ ...user, ...changes }));
    const { version } = userOf(FACILITY_USER);
    const params = { userId: FACILITY_USER };
    expect((await desk.as('admin', 'updateUser', { params, version, body: READ_ONLY })).status).toBe(200);
    expect(desk.noticesOf(ADMIN)).toContain('assigned_to_me: A task has nobody who may do it.');
  });

  it.each([
    ['updateUser', READ_ONLY],
    ['deactivateUser', { reason: 'Left the practice.' }],
  ] as const)(
    'that nobody has taken are told to the operator where the last who may do them is lost by %s',
    async (operation, body) => {
      desk.api.world().users.change(NURSE, (user) => ({ ...user, ...READ_ONLY }));
      const { version } = userOf(FACILITY_USER);
      const params = { userId: FACILITY_USER };
      expect((await desk.as('admin', operation, { params, version, body })).status).toBe(200);
      expect(task()).toMatchObject({ assigneeId: null, assignedRole: 'Facility', status: 'Open' });
      expect(desk.noticesOf(ADMIN)).toContain('assigned_to_me: A task has nobody who may do it.');
    },
  );

  it('stay with whoever loses another right', async () => {
    await start('np', task());
    const { version } = userOf(NURSE);
    const body = { rights: { ...ALL, pickup: false } };
    const answer = await desk.as('facility', 'updateTeamMember', {
      params: { userId: NURSE },
      version,
      body,
    });
    expect(answer.status).toBe(200);
    expect(task()).toMatchObject({ assigneeId: NURSE });
  });
});
