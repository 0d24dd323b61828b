import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';

const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';
const GROUP = 'grp_demo-1';
const ALL = { view: true, edit: true, assign: false, pickup: false };

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

interface Change {
  readonly at: string;
  readonly by: { readonly userId: string } | null;
  readonly version: number;
  readonly fields: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}
const ask = (subject: string, subjectId: string, query = {}, as = admin) =>
  mock.client.ask('listRecordHistory', { params: { subject, subjectId }, query, as });
const historyOf = async (subject: string, id: string): Promise<readonly Change[]> =>
  dataOf<{ items: Change[] }>(await ask(subject, id)).items;

describe('the history of a record', () => {
  it('says who changed what, when, from what to what, the newest first', async () => {
    const facility = await mock.enter('facility');
    const { version } = mock.user(NP);
    const rights = { ...ALL, edit: false };
    await mock.send('updateTeamMember', { params: { userId: NP }, body: { rights }, version, as: facility });
    const body = { phone: '+1 555 010 0199', lastName: 'Renamed' };
    await mock.send('updateUser', { params: { userId: NP }, body, version: version + 1, as: admin });
    const history = await historyOf('users', NP);
    expect(history).toMatchObject([
      { by: { userId: ADMIN }, version: version + 2, at: '2026-11-21T12:00:00.000Z' },
      { by: { userId: 'usr_demo000004' }, version: version + 1 },
    ]);
    expect(history[1]?.fields).toEqual([{ field: 'rights.edit', from: 'true', to: 'false' }]);
    expect(history[0]?.fields).toContainEqual({
      field: 'lastName',
      from: expect.any(String) as string,
      to: 'Renamed',
    });
  });

  it('tells no secret: a password leaves no line, and of a signature only which one', async () => {
    const provider = await mock.enter('provider');
    const changed = await mock.send('changePassword', {
      as: provider,
      body: {
        currentPassword: 'Pathology-2026',
        newPassword: 'seven quiet otters',
        repeatPassword: 'seven quiet otters',
      },
    });
    expect(changed.status).toBe(200);
    expect(await historyOf('users', PROVIDER)).toEqual([]);
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const as = await mock.enter('provider', 'seven quiet otters');
    const { version } = mock.user(PROVIDER);
    await mock.send('updateMyProfile', { body: { provider: { signatureImage: pixel } }, version, as });
    const [signature] = await historyOf('users', PROVIDER);
    expect(signature?.fields).toEqual([
      {
        field: 'provider.signatureImage',
        from: null,
        to: expect.stringMatching(/^picture [0-9a-f]{8}$/) as string,
      },
    ]);
  });

  it('is kept for groups, accounts and facilities, and outlives what was deleted', async () => {
    const versionOf = (group: string) => mock.api.world().groups.find(group)?.version ?? 0;
    const change = { params: { groupId: GROUP }, version: versionOf(GROUP), as: admin };
    await mock.send('updateGroup', { ...change, body: { priorityPoolMinutes: 45 } });
    expect((await historyOf('groups', GROUP))[0]?.fields).toMatchObject([
      { field: 'priorityPoolMinutes', to: '45' },
    ]);
    const made = dataOf<{ id: string }>(
      await mock.send('createGroup', {
        body: { name: 'Short Lived', ownerGroup: 'Operator', memberIds: [SECOND_PROVIDER] },
        as: admin,
      }),
    ).id;
    await mock.send('deleteGroup', { params: { groupId: made }, version: 1, as: admin });
    const gone = await historyOf('groups', made);
    expect(gone).toHaveLength(2);
    expect(gone[0]?.fields).toContainEqual({ field: 'name', from: 'Short Lived', to: null });
    const account = mock.api.world().accounts.find('acc_demo-2');
    const named = { params: { accountId: 'acc_demo-2' }, version: account?.version ?? 0, as: admin };
    await mock.send('updateAccount', { ...named, body: { name: 'Another Name' } });
    expect((await historyOf('accounts', 'acc_demo-2'))[0]?.fields).toMatchObject([
      { field: 'name', to: 'Another Name' },
    ]);
    const facility = mock.api.world().facilities.find('fac_demo-1');
    const form = { params: { facilityId: 'fac_demo-1' }, version: facility?.version ?? 0, as: admin };
    await mock.send('updateFacilityAccount', { ...form, body: { displayName: 'Renamed Clinic' } });
    expect((await historyOf('facilities', 'fac_demo-1'))[0]?.fields).toContainEqual({
      field: 'form.displayName',
      from: expect.any(String) as string,
      to: 'Renamed Clinic',
    });
  });

  it('is kept for enquiries, whose notes say themselves who wrote them', async () => {
    const asker = { firstName: 'Juniper', lastName: 'Marrow', email: 'juniper@example.org' };
    const made = await mock.send('createEnquiry', { body: asker, as: admin });
    const enquiryId = dataOf<{ id: string }>(made).id;
    const on = { params: { enquiryId }, as: admin };
    await mock.send('updateEnquiry', { ...on, body: { organisation: 'Marrow Clinic' }, version: 1 });
    await mock.send('addEnquiryNote', { ...on, body: { text: 'Called back' }, version: 2 });
    await mock.send('changeEnquiryStatus', { ...on, body: { to: 'interested' }, version: 3 });
    const history = await historyOf('enquiries', enquiryId);
    expect(history.map(({ version, by }) => [version, by?.userId])).toEqual([
      [4, ADMIN],
      [2, ADMIN],
      [1, ADMIN],
    ]);
    expect(history[0]?.fields).toEqual([{ field: 'leadStatus', from: 'prospect', to: 'interested' }]);
    expect(history[1]?.fields).toEqual([{ field: 'organisation', from: null, to: 'Marrow Clinic' }]);
    const asked = await mock.client.ask('createEnquiry', {
      body: { ...asker, email: 'other@example.org' },
      as: null,
      headers: { 'Idempotency-Key': '"6c1f1f0e-6a51-4f0e-9c39-1f8f6f0a1b2c"' },
    });
    expect(asked.status).toBe(202);
    const own = mock.api
      .world()
      .enquiries.list()
      .find(({ email }) => email === 'other@example.org');
    expect(await historyOf('enquiries', own?.id ?? '')).toMatchObject([{ by: null, version: 1 }]);
  });

  it('tells people, facilities and accounts by their names and not by their ids', async () => {
    const made = dataOf<{ id: string }>(
      await mock.send('createGroup', {
        body: {
          name: 'New Group',
          ownerGroup: 'Operator',
          memberIds: [SECOND_PROVIDER],
          facilityIds: ['fac_demo-1'],
        },
        as: admin,
      }),
    ).id;
    const world = mock.api.world();
    const [group] = await historyOf('groups', made);
    const told = (change: Change | undefined) => new Map(change?.fields.map(({ field, to }) => [field, to]));
    expect(told(group).get('members.0.userId')).toBe(world.users.find(SECOND_PROVIDER)?.displayName);
    expect(told(group).get('facilityIds')).toBe(world.facilities.find('fac_demo-1')?.name);
    const asker = { firstName: 'Juniper', lastName: 'Marrow', email: 'juniper@example.org' };
    const enquiryId = dataOf<{ id: string }>(await mock.send('createEnquiry', { body: asker, as: admin })).id;
    const named = { params: { enquiryId }, as: admin, version: 1 };
    await mock.send('updateEnquiry', { ...named, body: { ownerId: ADMIN } });
    const [owned] = await historyOf('enquiries', enquiryId);
    expect(owned?.fields).toEqual([{ field: 'owner', from: null, to: world.users.find(ADMIN)?.displayName }]);
  });

  it('comes in pages, and is for staff about records that there are', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await mock.send('updateGroup', {
        params: { groupId: GROUP },
        body: { name },
        as: admin,
        version: mock.api.world().groups.find(GROUP)?.version ?? 0,
      });
    const first = dataOf<{ items: Change[]; nextCursor: string }>(
      await ask('groups', GROUP, { pageSize: 2 }),
    );
    const rest = dataOf<{ items: Change[]; nextCursor: null }>(
      await ask('groups', GROUP, { cursor: first.nextCursor }),
    );
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect(await ask('groups', 'grp_none')).toMatchObject({ status: 404 });
    expect(await ask('cases', GROUP)).toMatchObject({ status: 400 });
    expect(await ask('users', NP, {}, await mock.enter('provider'))).toMatchObject({ status: 403 });
    expect(await ask('users', NP, {}, await mock.enter('accounts'))).toMatchObject({ status: 200 });
  });
});
