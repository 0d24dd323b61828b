import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { World } from '#mock-server/world.ts';
import { dataOf, START } from './business-people.ts';
import { type Asking, type MockClient, mockInProcess } from './mock-client.ts';

const DAY_MS = 86_400_000;

let api: MockApi;
let client: MockClient;
let time: { now: number };
let admin: string;

beforeEach(async () => {
  time = { now: START };
  ({ api, client } = mockInProcess({ now: () => time.now, tokenLifeMs: 1000 * DAY_MS }));
  admin = await client.logIn('admin');
});

interface Listed {
  readonly items: readonly { readonly id?: string; readonly userId?: string }[];
  readonly total: number;
}

const list = async (id: OperationId, query: Asking['query'] = {}) =>
  dataOf<Listed & Record<string, unknown>>(await client.ask(id, { query, as: admin }));
const idsOf = async (id: OperationId, query: Asking['query'] = {}): Promise<readonly string[]> =>
  (await list(id, { pageSize: 100, ...query })).items.map((item) => item.id ?? item.userId ?? '');

function inWorld<V>(read: (world: World) => V | null | undefined): V {
  const found = read(api.world());
  if (found === null || found === undefined) throw new Error('the demo world has changed');
  return found;
}

describe('a list that is kept', () => {
  it('is in its new order, and has new rows in it, as soon as a record has changed', async () => {
    const before = await idsOf('listAccounts', { sort: 'name' });
    const { accounts } = api.world();
    const [first = ''] = before;
    accounts.change(first, (account) => ({ ...account, name: '~ Last of all' }));
    expect(await idsOf('listAccounts', { sort: 'name' })).toEqual([...before.slice(1), first]);
    accounts.insert({ ...inWorld((world) => world.accounts.find(first)), id: 'acc_new', name: '! First' });
    expect((await idsOf('listAccounts', { sort: 'name' }))[0]).toBe('acc_new');
    accounts.remove('acc_new');
    expect(await idsOf('listAccounts', { sort: 'name' })).toEqual([...before.slice(1), first]);
  });

  it('gives each order, each page and each filter its own rows', async () => {
    const up = await idsOf('listUsers', { sort: 'email' });
    expect(await idsOf('listUsers', { sort: '-email' })).toEqual(up.toReversed());
    const pages = await Promise.all(
      [1, 2].map((page) => idsOf('listUsers', { sort: 'email', page, pageSize: 3 })),
    );
    expect(pages.flat()).toEqual(up.slice(0, 6));
    const ofFacilities = await list('listUsers', { role: 'MedicalFacility', pageSize: 1 });
    expect(ofFacilities.total).toBe(
      api
        .world()
        .users.list()
        .filter(({ role }) => role === 'MedicalFacility').length,
    );
  });

  it('goes by the name that a facility has now', async () => {
    const facility = inWorld((world) => world.facilities.find('fac_demo-1'));
    const query = { q: 'Zzyzx', sort: 'facilityName' };
    expect(await idsOf('listUsers', query)).toEqual([]);
    api.world().facilities.change(facility.id, (record) => ({ ...record, name: 'Zzyzx Laboratory' }));
    const theirs = api.world().users.by('facility', facility.id);
    expect((await idsOf('listUsers', query)).toSorted()).toEqual(theirs.map(({ id }) => id).toSorted());
    const byFacility = await idsOf('listUsers', { sort: '-facilityName' });
    expect(theirs.map(({ id }) => id)).toContain(byFacility[0]);
  });

  it('goes by the people and the facilities that a group has now', async () => {
    const group = inWorld((world) => world.groups.find('grp_demo-1'));
    const [members, lines] = await Promise.all([
      idsOf('listUsers', { groupId: group.id }),
      list('listBillings', { groupId: group.id }),
    ]);
    expect([members.length > 0, lines.total > 0]).toEqual([true, true]);
    const [, ...others] = group.members;
    api.world().groups.change(group.id, (record) => ({ ...record, members: others, facilityIds: [] }));
    expect(await idsOf('listUsers', { groupId: group.id })).toHaveLength(members.length - 1);
    expect(await list('listBillings', { groupId: group.id })).toMatchObject({ total: 0, totals: [] });
  });

  it('goes by whose account it is now', async () => {
    const { accounts } = api.world();
    const accountId = inWorld(() => accounts.list().find(({ facilityId }) => facilityId !== null)).id;
    expect((await idsOf('listUsers', { accountId })).length).toBeGreaterThan(0);
    accounts.change(accountId, (account) => ({ ...account, facilityId: null, userId: null }));
    expect(await idsOf('listUsers', { accountId })).toEqual([]);
  });

  it('loses a licence on the day on which it ends', async () => {
    const licensed = inWorld((world) => world.users.list().find(({ licences }) => licences.length > 0));
    const soon = new Date(START + DAY_MS).toISOString().slice(0, 10);
    api
      .world()
      .users.change(licensed.id, (user) => ({
        ...user,
        licences: user.licences.map((licence) => ({ ...licence, expiresOn: soon })),
      }));
    const region = licensed.licences[0]?.state ?? '';
    expect(await idsOf('listUsers', { region })).toContain(licensed.id);
    time.now += DAY_MS;
    expect(await idsOf('listUsers', { region })).not.toContain(licensed.id);
  });

  it('tells what is overdue by the time at which it is asked', async () => {
    const due = inWorld((world) => world.tasks.list().find(({ status }) => status === 'Open')).id;
    api.world().tasks.change(due, (task) => ({ ...task, dueAt: new Date(START + 60_000).toISOString() }));
    const overdue = async () => {
      const { items, counts } = await list('listTasks', { view: 'admin', pageSize: 100 });
      const late = await list('listTasks', { view: 'admin', overdue: 'true', pageSize: 100 });
      expect(counts).toMatchObject({ overdue: late.total });
      // The longest overdue come first, and all of them before the others.
      expect(items.slice(0, late.total).map(({ id }) => id)).toEqual(late.items.map(({ id }) => id));
      return late.items.map(({ id }) => id);
    };
    expect(await overdue()).not.toContain(due);
    time.now += 60_000;
    expect(await overdue()).not.toContain(due);
    time.now += 1;
    expect(await overdue()).toContain(due);
  });

  it('finds a task by the number that its case has now', async () => {
    const task = inWorld((world) => world.tasks.list().find(({ caseId }) => caseId !== null));
    const query = { view: 'admin', q: 'DP-2026-777777' };
    expect(await idsOf('listTasks', query)).toEqual([]);
    api.world().cases.change(task.caseId ?? '', (aCase) => ({ ...aCase, caseID: 'DP-2026-777777' }));
    expect(await idsOf('listTasks', query)).toContain(task.id);
  });
});
