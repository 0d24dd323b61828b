import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { DEACTIVATED_PROVIDER, SKIN_GROUP } from '#mock-server/seeds/staff.ts';
import { dataOf, fieldRefusal, type PeopleMock, peopleMock } from './people.test-support.ts';

const NEW_GROUP = {
  name: 'Lakeshore Group',
  ownerGroup: 'Both',
  memberIds: [PROVIDER],
  facilityIds: ['fac_demo-3'],
};
const NP = 'usr_demo000005';

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

const readStored = (id = SKIN_GROUP) => mock.api.world().groups.find(id);
const create = (body: unknown, as = admin) => mock.send('createGroup', { body, as });
const change = (body: unknown, version = 1, as = admin) =>
  mock.send('updateGroup', { params: { groupId: SKIN_GROUP }, body, version, as });
const add = (userId: string, as = admin) =>
  mock.send('addGroupMember', { params: { groupId: SKIN_GROUP }, body: { userId }, as });
const take = (memberId: string, version = 1, as = admin) =>
  mock.send('removeGroupMember', { params: { groupId: SKIN_GROUP, memberId }, version, as });
const dissolve = (version = 1, as = admin) =>
  mock.send('deleteGroup', { params: { groupId: SKIN_GROUP }, version, as });

/** Cases of the group's facility that the provider holds. */
const holdCases = (providerId: string): number => {
  const { cases } = mock.api.world();
  const open = cases.by('facility', 'fac_demo-2').filter(({ status }) => status === 'Available');
  for (const { id } of open)
    cases.change(id, (aCase) => ({ ...aCase, status: 'Selected', assignedProviderId: providerId }));
  return open.length;
};
const holdNone = () => {
  const { cases } = mock.api.world();
  for (const { id, status } of cases.by('facility', 'fac_demo-2'))
    if (status !== 'SignOutCompleted')
      cases.change(id, (aCase) => ({ ...aCase, status: 'Available', assignedProviderId: null }));
};

describe('groups', () => {
  it('are formed with the usual rule and listed by name', async () => {
    const answer = await create(NEW_GROUP);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          version: 1,
          priorityPoolMinutes: 0,
          active: true,
          facilities: [{ name: 'Lakeshore Community Hospital' }],
          members: [{ userId: PROVIDER, displayName: 'Dr. Imara Vellacott' }],
          qaRule: {
            provisionalPercent: 100,
            randomPercent: 5,
            malignancySites: [],
            misinterpretations: true,
          },
        },
      },
    });
    const { id } = dataOf<{ id: string }>(answer);
    expect(readStored(id)).toMatchObject({ name: 'Lakeshore Group', facilityIds: ['fac_demo-3'] });
    const list = await mock.client.ask('listGroups', { as: await mock.enter('accounts') });
    expect(list.body).toMatchObject({
      data: { items: [{ id }, { id: SKIN_GROUP, members: 2, facilities: 1 }], total: 2 },
    });
    const found = await mock.client.ask('listGroups', {
      query: { q: 'western', active: 'true', sort: '-members' },
      as: admin,
    });
    expect(found.body).toMatchObject({ data: { items: [{ id: SKIN_GROUP }], total: 1 } });
  });

  it.each([
    [{ facilityIds: ['fac_nowhere'] }, 'facilityIds', 'Choose facilities that exist'],
    [{ memberIds: [NP] }, 'memberIds', 'Only pathologists can be members'],
    [{ memberIds: [DEACTIVATED_PROVIDER] }, 'memberIds', 'This pathologist is deactivated'],
    [{ name: '  ' }, 'name', 'Name is required'],
  ])('are not formed with %j', async (changes, field, text) => {
    expect(await create({ ...NEW_GROUP, ...changes })).toMatchObject(fieldRefusal({ [field]: text }));
    expect(mock.api.world().groups.list().length).toBe(1);
  });

  it('have names of their own, letter case aside', async () => {
    expect(await create({ ...NEW_GROUP, name: ' pinemeadow SKIN group ' })).toMatchObject({
      status: 409,
      code: 'GROUP_NAME_TAKEN',
    });
    await create(NEW_GROUP);
    expect(await change({ name: 'LAKESHORE group' }, 9)).toMatchObject({
      status: 409,
      code: 'GROUP_NAME_TAKEN',
    });
    expect((await change({ name: 'PINEMEADOW Skin Group' })).status).toBe(200);
  });

  it('change only in what is sent', async () => {
    const answer = await change({ description: null, priorityPoolMinutes: 0, active: false });
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect(readStored()).toMatchObject({
      description: null,
      priorityPoolMinutes: 0,
      active: false,
      version: 2,
      name: 'Pinemeadow Skin Group',
      facilityIds: ['fac_demo-2'],
    });
    expect((await change({ name: 'x' }, 1)).status).toBe(412);
    expect(
      (await mock.send('updateGroup', { params: { groupId: SKIN_GROUP }, body: {}, as: admin })).status,
    ).toBe(428);
    expect(await change({ facilityIds: ['fac_nowhere'] }, 2)).toMatchObject({ status: 422 });
  });

  it('are dissolved when nobody holds a case of theirs', async () => {
    holdNone();
    const held = holdCases(PROVIDER);
    expect(held).toBeGreaterThan(0);
    expect(await dissolve(9)).toMatchObject({
      status: 409,
      code: 'OPEN_CASES',
      body: { error: `Reassign ${held} open cases first` },
    });
    holdNone();
    expect((await dissolve(2)).status).toBe(412);
    expect((await dissolve()).status).toBe(200);
    expect(readStored()).toBeNull();
    const params = { groupId: SKIN_GROUP };
    expect((await mock.client.ask('getGroup', { params, as: admin })).status).toBe(404);
  });
});

describe('members', () => {
  it('join once, when they are providers', async () => {
    expect((await add('usr_demo000003')).body).toMatchObject({
      data: { version: 2, members: [{}, {}, { openCases: 0 }] },
    });
    expect(await add('usr_demo000003')).toMatchObject({ status: 409, code: 'GROUP_MEMBER_EXISTS' });
    expect(await add(NP)).toMatchObject(fieldRefusal({ userId: 'Only pathologists can be members' }));
    expect(await add('usr_nobody00000')).toMatchObject(
      fieldRefusal({ userId: 'Only pathologists can be members' }),
    );
    expect(await add(DEACTIVATED_PROVIDER)).toMatchObject({ status: 422 });
  });

  it('leave without open cases, but for the last one', async () => {
    holdNone();
    expect((await take(SECOND_PROVIDER, 2)).status).toBe(412);
    expect((await take(SECOND_PROVIDER)).headers.get('etag')).toBe('"v2"');
    expect(await take(PROVIDER, 2)).toMatchObject({ status: 409, code: 'GROUP_NEEDS_MEMBER' });
    expect((await take(SECOND_PROVIDER, 2)).status).toBe(404);
    expect(readStored()?.members.map(({ userId }) => userId)).toEqual([PROVIDER]);
  });

  it('stay while they hold cases of the group', async () => {
    holdNone();
    const held = holdCases(SECOND_PROVIDER);
    expect(held).toBeGreaterThan(0);
    const group = await mock.client.ask('getGroup', { params: { groupId: SKIN_GROUP }, as: admin });
    expect(group.body).toMatchObject({ data: { members: [{ openCases: 0 }, { openCases: held }] } });
    expect(await take(SECOND_PROVIDER)).toMatchObject({ status: 409, code: 'OPEN_CASES' });
  });
});

it('groups are written by the duty Admin alone', async () => {
  const labops = await mock.enter('labops');
  holdNone();
  const answers = [
    await create(NEW_GROUP, labops),
    await change({ active: false }, 1, labops),
    await add('usr_demo000003', labops),
    await take(SECOND_PROVIDER, 1, labops),
    await dissolve(1, labops),
  ];
  expect(answers.map(({ status, code }) => [status, code])).toEqual(
    answers.map(() => [403, 'FORBIDDEN_ROLE']),
  );
  expect(readStored()?.version).toBe(1);
});
