import { beforeEach, describe, expect, it } from 'vitest';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import type { TaskListItemZodType } from '#contracts/generated/schemas/task-list-item.ts';
import type { TaskPageZodType } from '#contracts/generated/schemas/task-page.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const ADMIN = 'usr_demo000006';
const QA_TASK = 'tsk_demo-6-qa';
const BY_HAND = {
  type: 5,
  title: ' CD20 on block A1 ',
  caseId: CASE,
  specimenID: 'A',
  block: 'A1',
  imagesAsked: 1,
  assignedRole: 'Facility',
  dueAt: '2026-11-24T22:00:00Z',
  checklist: ['Label shows block'],
};

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const create = (changes: object = {}, person: Person = 'admin'): Promise<Answered> =>
  desk.as(person, 'createTask', { body: { ...BY_HAND, ...changes } });
const make = async (changes: object = {}): Promise<TaskZodType> => dataOf<TaskZodType>(await create(changes));
const titles = async (
  person: Person,
  query: Record<string, string | number>,
): Promise<string[] | string | null> => {
  const answer = await desk.as(person, 'listTasks', { query: { pageSize: 100, ...query } });
  if (answer.status !== 200) return answer.code;
  return dataOf<{ items: TaskListItemZodType[] }>(answer).items.map(
    ({ id, title }) => `${id.slice(0, 9)} ${title}`,
  );
};

describe('a task made by hand', () => {
  it('is Open, keeps what it was given, and its people are told', async () => {
    const answer = await create();
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"v1"']);
    expect(dataOf(answer)).toMatchObject({
      status: 'Open',
      title: 'CD20 on block A1',
      typeKey: 'stainOrder',
      overdue: false,
      imagesAdded: 0,
      case: { id: CASE, caseID: 'DP-2026-000009' },
      facility: { id: 'fac_demo-1' },
      needsAcceptance: true,
      askedBy: { userId: 'usr_demo000006' },
      assignee: null,
      assignedRole: 'Facility',
      checklist: [{ id: 'line-1', text: 'Label shows block', done: false }],
      allowedActions: ['edit', 'cancel', 'assign', 'comment', 'attach'],
    });
    expect(desk.noticesOf('usr_demo000004')).toEqual(['assigned_to_me: You have a new task.']);
  });

  it.each([
    [{ assignedRole: undefined }, { assignee: ['Choose who will do this'] }],
    [{ assigneeId: PROVIDER }, { assignee: ['Choose who will do this'] }],
    [{ assignedRole: undefined, assigneeId: 'usr_nobody00000' }, { assignee: ['Choose who will do this'] }],
    [{ dueAt: '2026-11-19T22:00:00Z' }, { dueAt: ['Due date cannot be in the past'] }],
    [{ caseId: undefined }, { caseId: ['Case is required'] }],
    [{ caseId: 'cas_nowhere' }, { caseId: ['Case is required'] }],
    [{ facilityId: 'fac_nowhere' }, { facilityId: ['Choose a facility'] }],
    [{ type: 12, caseId: undefined }, { facilityId: ['Choose a facility'] }],
    [{ title: '  a ' }, { title: ['Title needs at least 3 characters'] }],
    [{ type: 2 }, { type: ['A second review is asked for on its case.'] }],
  ])('with %j is refused', async (changes, data) => {
    const before = desk.api.world().tasks.list().length;
    expect(await create(changes)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', body: { data } });
    expect(desk.api.world().tasks.list()).toHaveLength(before);
  });

  it('is an admin’s to make, once for one key', async () => {
    for (const person of ['provider', 'facility', 'np'] as const)
      expect(await create({}, person)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    const keyed = { body: BY_HAND, key: key() };
    const first = await desk.as('admin', 'createTask', keyed);
    expect((await desk.as('admin', 'createTask', keyed)).text).toBe(first.text);
    expect(desk.api.world().tasks.by('case', CASE)).toHaveLength(1);
  });

  it('is corrected while it is open; ticks stay with their lines', async () => {
    const { id } = await make();
    desk.api
      .world()
      .tasks.change(id, (task) => ({
        ...task,
        checklist: task.checklist.map((line) => ({ ...line, done: true })),
      }));
    const body = { priority: 'STAT', block: null, checklist: ['Second look', 'Label shows block'] };
    const edit = (version: number, changes: object = body, person: Person = 'admin') =>
      desk.as(person, 'updateTask', { params: { taskId: id }, version, body: changes });
    expect(await edit(2)).toMatchObject({ status: 412 });
    expect(await edit(1, body, 'facility')).toMatchObject({ status: 403 });
    const past = { dueAt: '2026-11-19T22:00:00Z' };
    expect(await edit(1, past)).toMatchObject({ status: 422 });
    desk.api.world().tasks.change(id, (task) => ({ ...task, ...past }));
    expect(dataOf(await edit(1, { ...body, ...past }))).toMatchObject({
      version: 2,
      priority: 'STAT',
      block: null,
      specimenID: 'A',
      checklist: [{ done: false }, { text: 'Label shows block', done: true }],
    });
    desk.api.world().tasks.change(id, (task) => ({ ...task, status: 'Completed' }));
    expect(await edit(2)).toMatchObject({ status: 409, code: 'TASK_STATE' });
  });
});

describe('task lists', () => {
  it('are the provider’s own, the facility’s own and the admin’s, each for its role', async () => {
    await make();
    await make({ title: 'Call the clinic', type: 11, assignedRole: 'Provider' });
    expect(await titles('provider', { view: 'provider' })).toEqual([
      'tsk_demo- Tell the clinic of DP-2026-000005',
      expect.stringMatching(/Call the clinic$/),
    ]);
    expect(await titles('provider2', { view: 'provider' })).toHaveLength(2);
    expect(await titles('facility', { view: 'facility' })).toEqual([
      expect.stringMatching(/CD20 on block A1$/),
    ]);
    expect(await titles('np', { view: 'facility' })).toHaveLength(1);
    expect(await titles('admin', { view: 'admin' })).toHaveLength(desk.api.world().tasks.list().length);
    for (const [person, view] of [
      ['provider', 'admin'],
      ['provider', 'facility'],
      ['facility', 'provider'],
      ['np', 'admin'],
      ['admin', 'facility'],
    ] as const)
      expect(await titles(person, { view })).toBe('FORBIDDEN_ROLE');
  });

  it('never show a facility its second reviews', async () => {
    desk.api.world().users.change('usr_demo000004', (user) => ({ ...user, facilityId: 'fac_demo-3' }));
    expect(await titles('facility', { view: 'facility' })).toEqual([]);
    expect(await desk.as('facility', 'getTask', { params: { taskId: QA_TASK } })).toMatchObject({
      status: 404,
    });
  });

  it('put the overdue first, then the next due, and mark them without storing it', async () => {
    await make({ title: 'Far', dueAt: '2027-01-01T12:00:00Z' });
    await make({ title: 'Near', dueAt: '2026-11-20T15:00:00Z' });
    await make({ title: 'Never', dueAt: undefined });
    const query = { view: 'admin', caseId: CASE };
    expect(await titles('admin', query)).toMatchObject(
      [/Near/, /Far/, /Never/].map((name): unknown => expect.stringMatching(name)),
    );
    desk.time.now = Date.parse('2027-01-02T12:00:00Z');
    const overdue = await titles('admin', { ...query, overdue: 'true', sort: '-dueAt' });
    expect(overdue).toMatchObject([/Far/, /Near/].map((name): unknown => expect.stringMatching(name)));
  });

  it('are narrowed by type, status and words', async () => {
    await make();
    expect(await titles('admin', { view: 'admin', type: 2 })).toEqual([
      'tsk_demo- Second review of DP-2026-000006',
    ]);
    // The result that the clinic is to be told, and the onboarding of the provider on trial.
    expect(await titles('admin', { view: 'admin', status: 'InProgress' })).toHaveLength(2);
    expect(await titles('admin', { view: 'admin', type: 3 })).toHaveLength(1);
    expect(await titles('admin', { view: 'admin', q: 'cd20 000009' })).toHaveLength(1);
    expect(await titles('admin', { view: 'admin', sort: 'shoeSize' })).toBe('MALFORMED_REQUEST');
  });
});

describe('one task', () => {
  it('is seen by its assignee, those who may take it, its facility, the reader of its case and admins; others learn nothing', async () => {
    const { id } = await make();
    const statuses = async (taskId: string) =>
      Promise.all(
        (['provider', 'provider2', 'facility', 'np', 'admin'] as const).map(
          async (person) => (await desk.as(person, 'getTask', { params: { taskId } })).status,
        ),
      );
    expect(await statuses(id)).toEqual([200, 404, 200, 200, 200]);
    expect(await statuses(QA_TASK)).toEqual([404, 200, 404, 404, 200]);
    expect(desk.api.world().tasks.find(QA_TASK)?.assigneeId).toBe(SECOND_PROVIDER);
  });
});

describe('the list of all tasks', () => {
  const rows = async (query: Record<string, string>) =>
    dataOf<TaskPageZodType>(await desk.as('admin', 'listTasks', { query: { view: 'admin', ...query } }));

  it('is filtered by who has them, whose they are, where and when they are due', async () => {
    const mine = await make({ assignedRole: undefined, assigneeId: ADMIN, dueAt: '2026-11-30T23:30:00Z' });
    const here = await make({ dueAt: '2026-12-01T00:30:00Z' });
    const findIds = async (query: Record<string, string>) => (await rows(query)).items.map(({ id }) => id);
    expect(await findIds({ assigneeId: ADMIN })).toContain(mine.id);
    expect(await findIds({ assigneeId: ADMIN })).not.toContain(here.id);
    expect(await findIds({ assignedRole: 'Facility', facilityId: 'fac_demo-1' })).toContain(here.id);
    expect(await findIds({ facilityId: 'fac_demo-2' })).not.toContain(here.id);
    expect(await findIds({ dueFrom: '2026-11-30', dueTo: '2026-11-30' })).toEqual([mine.id]);
    expect(await findIds({ dueFrom: '2026-12-01', dueTo: '2026-12-01' })).toEqual([here.id]);
  });

  it('counts what the filters leave on all pages', async () => {
    await make();
    const all = await rows({ pageSize: '1' });
    const { open, inProgress, submitted, completed, declined, cancelled } = all.counts;
    expect(open + inProgress + submitted + completed + declined + cancelled).toBe(all.total);
    expect((await rows({ status: 'Open' })).total).toBe(open);
    expect((await rows({ overdue: 'true' })).total).toBe(all.counts.overdue);
  });

  it('names the accession to who may know the patient', async () => {
    const accession = desk.api.world().cases.find(CASE)?.caseRecordId;
    const nameOf = async (person: Person) =>
      dataOf<TaskPageZodType>(
        await desk.as(person, 'listTasks', {
          query: { view: person === 'admin' ? 'admin' : 'facility', caseId: CASE },
        }),
      ).items[0]?.case?.caseRecordId;
    await make();
    expect(await nameOf('admin')).toBe(accession);
    expect(await nameOf('facility')).toBe(accession);
    desk.api.world().users.change(ADMIN, (user) => ({ ...user, staffRole: 'Relationship_Manager' }));
    expect(await nameOf('admin')).toBeNull();
  });
});
