import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';
/** Both cases belong to the facility of both people: one lies in the pool, and one came back. */
const OPEN = 'cas_dp-2026-000004';
const ALL = { view: true, edit: true, assign: true, pickup: true };

let mock: PeopleMock;
let facility: string;
let np: string;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  facility = await mock.enter('facility');
  np = await mock.enter('np');
  admin = await mock.enter('admin');
});

const give = (
  userId: string,
  rights: Partial<typeof ALL>,
  as = facility,
  version = mock.user(userId).version,
) =>
  mock.send('updateTeamMember', { params: { userId }, body: { rights: { ...ALL, ...rights } }, version, as });
const take = (userId: string, rights: Partial<typeof ALL>): void => {
  mock.api.world().users.change(userId, (user) => ({ ...user, rights: { ...ALL, ...rights } }));
};
const draft = (as: string) => mock.send('createCase', { body: {}, as });
const NOT_YOURS = { status: 403, code: 'FORBIDDEN_ROLE', body: { error: 'Your rights do not allow this.' } };

interface Row {
  readonly permissions: Readonly<Record<string, boolean>>;
  readonly allowedActions: readonly string[];
}

describe('the right to edit', () => {
  it('is asked of every change to a case, and what one may do says so', async () => {
    const made = dataOf<{ id: string }>(await draft(np));
    const params = { caseId: made.id };
    const before = dataOf<Row>(await mock.client.ask('getCaseForm', { params, as: np }));
    expect(before.allowedActions).toContain('edit');
    expect(await give(NP, { edit: false })).toMatchObject({
      status: 200,
      body: { data: { userId: NP, rights: { view: true, edit: false } } },
    });
    expect(await draft(np)).toMatchObject(NOT_YOURS);
    const change = { params, version: 1, body: {}, as: np };
    for (const id of ['updateCase', 'sendOutCase', 'deleteCaseDraft', 'cancelCase'] as const)
      expect(
        await mock.send(id, { ...change, ...(id === 'cancelCase' ? { body: { reason: 'x' } } : {}) }),
        id,
      ).toMatchObject(NOT_YOURS);
    const after = dataOf<Row>(await mock.client.ask('getCaseForm', { params, as: np }));
    expect(after.allowedActions).toEqual([]);
    const rows = await mock.client.ask('listCases', { query: { view: 'mine', pageSize: 100 }, as: np });
    const { items } = dataOf<{ items: readonly Row[] }>(rows);
    expect(items.length).toBeGreaterThan(2);
    for (const { permissions } of items)
      expect(permissions).toMatchObject({ allowView: true, allowEdit: false });
    expect((await draft(facility)).status).toBe(201);
  });
});

describe('the tasks of a case', () => {
  const CASE = 'cas_dp-2026-000009';
  interface TaskRow {
    readonly case: { readonly id: string } | null;
    readonly allowedActions: readonly string[];
  }
  const tasksOf = (type: number) =>
    mock.api
      .world()
      .tasks.by('case', CASE)
      .filter((task) => task.type === type);
  const orderTask = () => tasksOf(5).at(0) ?? expect.fail('there is no task of the order');
  const order = () => mock.api.world().orders.by('case', CASE).at(-1);
  const open = (as: string) => mock.client.ask('getTask', { params: { taskId: orderTask().id }, as });
  const doneBy = (as: string, id: 'startTask' | 'submitTask' | 'completeTask' | 'declineTask') => {
    const body = id === 'startTask' ? {} : { body: id === 'declineTask' ? { reason: 'None left.' } : {} };
    const { id: taskId, version } = orderTask();
    return mock.send(id, { params: { taskId }, version, as, ...body });
  };
  const listed = async (as: string, view: 'facility' | 'admin') => {
    const rows = await mock.client.ask('listTasks', { query: { view, pageSize: 100 }, as });
    return dataOf<{ items: readonly TaskRow[] }>(rows).items;
  };
  const make = (changes: object) => {
    const body = { type: 11, title: 'Call the practice', priority: 'Routine', caseId: CASE, ...changes };
    return mock.send('createTask', { body, as: admin });
  };
  const toldTo = (userId: string) =>
    mock.api
      .world()
      .notifications.by('user', userId)
      .map(({ text }) => text);
  beforeEach(async () => {
    const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
    const of = { params: { caseId: CASE }, version: 3, as: await mock.enter('provider') };
    expect((await mock.send('createStainRequest', { ...of, body: { orders } })).status).toBe(201);
  });

  it('are worked on with the right to edit, for that answers what was asked', async () => {
    take(NP, { edit: false });
    expect(dataOf<TaskRow>(await open(np)).allowedActions).toEqual(['comment', 'attach']);
    for (const id of ['startTask', 'declineTask'] as const)
      expect(await doneBy(np, id), id).toMatchObject(NOT_YOURS);
    take(NP, {});
    expect((await doneBy(np, 'startTask')).status).toBe(200);
    take(NP, { edit: false });
    for (const id of ['submitTask', 'completeTask', 'declineTask'] as const)
      expect(await doneBy(np, id), id).toMatchObject(NOT_YOURS);
    expect(order()).toMatchObject({ status: 'InProgress' });
    expect(dataOf<TaskRow>(await open(np)).allowedActions).toEqual(['comment', 'attach']);
  });

  it('are found with the right to view alone, and so are second reviews', async () => {
    expect((await listed(np, 'facility')).some((task) => task.case?.id === CASE)).toBe(true);
    take(NP, { view: false, edit: false });
    expect(await open(np)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await doneBy(np, 'declineTask')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await listed(np, 'facility')).filter((task) => task.case !== null)).toEqual([]);

    const review = { params: { taskId: 'tsk_demo-6-qa' }, as: admin };
    expect((await mock.client.ask('getQaTask', review)).status).toBe(200);
    take(ADMIN, { view: false, edit: false });
    expect(await open(admin)).toMatchObject({ status: 404 });
    expect(await mock.client.ask('getQaTask', review)).toMatchObject({ status: 404 });
    const others = await listed(admin, 'admin');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((task) => task.case !== null)).toEqual([]);
  });

  it('are told to nobody of the facility who may see no case', async () => {
    take(NP, { view: false, edit: false });
    await make({ assignedRole: 'Facility' });
    expect(toldTo(FACILITY_USER)).toContain('You have a new task.');
    expect(toldTo(NP)).not.toContain('You have a new task.');
    await make({
      type: 12,
      assignedRole: 'Facility',
      facilityId: mock.user(NP).facilityId,
      caseId: undefined,
    });
    expect(toldTo(NP)).toContain('You have a new task.');
  });

  it.each([{ view: false, edit: false }, { edit: false }])(
    'are given to nobody who may not do them, and are told to the operator where no other is left: %j',
    async (rights) => {
      take(NP, rights);
      const refusal = { status: 422, body: { data: { assignee: ['Their rights do not allow this task.'] } } };
      expect(await make({ assigneeId: NP })).toMatchObject(refusal);
      const { id } = dataOf<{ id: string }>(await make({ assigneeId: FACILITY_USER }));
      const given = { params: { taskId: id }, version: 1, as: admin };
      expect(await mock.send('assignTask', { ...given, body: { assigneeId: NP } })).toMatchObject(refusal);
      const leaving = { params: { userId: FACILITY_USER }, version: mock.user(FACILITY_USER).version };
      await mock.send('deactivateUser', { ...leaving, body: { reason: 'Left the practice.' }, as: admin });
      expect(toldTo(ADMIN)).toContainEqual(
        expect.stringMatching(
          /^The task “.+” of case DP-.+ has nobody who could take it: whoever had it has left\.$/,
        ),
      );
    },
  );

  it('without a case ask for no right', async () => {
    const made = await mock.send('createTask', {
      body: { type: 12, title: 'Call the courier', priority: 'Routine', assigneeId: NP },
      as: admin,
    });
    const { id } = dataOf<{ id: string }>(made);
    take(NP, { view: false, edit: false });
    expect((await mock.send('startTask', { params: { taskId: id }, version: 1, as: np })).status).toBe(200);
  });
});

describe('the other rights', () => {
  it('without view no case is found, and no list is read', async () => {
    const seen = { params: { caseId: OPEN }, as: np };
    expect((await mock.client.ask('getCase', seen)).status).toBe(200);
    take(NP, { view: false });
    expect(await mock.client.ask('getCase', seen)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await mock.client.ask('listCases', { query: { view: 'mine' }, as: np })).toMatchObject(NOT_YOURS);
  });

  it('assign is asked of staff', async () => {
    take(ADMIN, { assign: false });
    const answer = await mock.send('assignCase', {
      params: { caseId: OPEN },
      body: { providerId: PROVIDER },
      version: 3,
      as: admin,
    });
    expect(answer).toMatchObject(NOT_YOURS);
    const rows = await mock.client.ask('listCases', { query: { view: 'all' }, as: admin });
    const { items } = dataOf<{ items: readonly Row[] }>(rows);
    expect(items.length).toBeGreaterThan(5);
    expect(items.every(({ permissions }) => permissions.allowAssign === false)).toBe(true);
  });

  it('pickup is asked of a provider, whose own reading needs no right to edit', async () => {
    const provider = await mock.enter('provider');
    take(PROVIDER, { pickup: false, edit: false });
    const found = mock.api.world().cases.find(OPEN);
    const pickUp = { params: { caseId: OPEN }, version: found?.version ?? 0, as: provider };
    expect(await mock.send('pickUpCase', pickUp)).toMatchObject(NOT_YOURS);
    const rows = await mock.client.ask('listCases', { query: { view: 'available' }, as: provider });
    const { items } = dataOf<{ items: readonly Row[] }>(rows);
    expect(items.map(({ permissions }) => permissions.allowPickup)).toEqual(items.map(() => false));
    take(PROVIDER, { edit: false });
    expect((await mock.send('pickUpCase', pickUp)).status).toBe(200);
  });
});

describe('staff who may see no case', () => {
  beforeEach(() => take(ADMIN, { view: false, edit: false }));

  it.each(['exportCases', 'exportReports', 'searchCaseEvents', 'exportCaseEvents'] as const)(
    'get none by %s either',
    async (operation) => {
      const query = operation.startsWith('export') ? { format: 'csv' } : {};
      expect(await mock.client.ask(operation, { query, as: admin })).toMatchObject(NOT_YOURS);
      take(ADMIN, {});
      expect((await mock.client.ask(operation, { query, as: admin })).status).toBe(200);
    },
  );

  it('are told of none by a number, a count or a link', async () => {
    const { caseID } = mock.api.world().cases.find(OPEN) ?? {};
    const lookUp = async (number: unknown) =>
      dataOf(await mock.client.ask('lookUpNumber', { body: { number }, as: admin }));
    expect(await lookUp(caseID)).toMatchObject({ items: [] });
    const dashboard = dataOf(await mock.client.ask('getDashboard', { as: admin }));
    expect(dashboard).toMatchObject({ caseCounts: [] });
    const params = { subject: 'facilities', subjectId: 'fac_demo-1' };
    expect(dataOf(await mock.client.ask('getRecordLinks', { params, as: admin }))).toMatchObject({
      cases: null,
    });
  });
});
