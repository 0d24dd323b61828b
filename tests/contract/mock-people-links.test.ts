import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RecordLinksZodType } from '#contracts/generated/schemas/record-links.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { SKIN_GROUP } from '#mock-server/seeds/staff.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';

const FACILITY = 'fac_demo-1';

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}
const list = async (id: OperationId, query: Record<string, string>): Promise<Page> =>
  dataOf(await mock.client.ask(id, { query, as: admin }));
const linksOf = async (subject: string, subjectId: string, as = admin): Promise<RecordLinksZodType> =>
  dataOf(await mock.client.ask('getRecordLinks', { params: { subject, subjectId }, as }));
const ids = async (query: Record<string, string>) =>
  (await list('listUsers', { pageSize: '100', ...query })).items.map(({ userId }) => userId);

/** The account of the demo, as what it became. */
const accountAs = (changes: { readonly facilityId?: string; readonly userId?: string }): string => {
  const { accounts } = mock.api.world();
  const id = accounts.list()[0]?.id ?? '';
  accounts.change(id, (account) => ({ ...account, facilityId: null, userId: null, ...changes }));
  return id;
};

describe('what belongs to a record', () => {
  it.each([
    ['users', () => PROVIDER],
    ['users', () => 'usr_demo000004'],
    ['groups', () => SKIN_GROUP],
    ['facilities', () => FACILITY],
    ['accounts', () => accountAs({ facilityId: FACILITY })],
    ['accounts', () => accountAs({ userId: PROVIDER })],
  ])('is counted as the list that it names counts it, for %s', async (subject, subjectIdOf) => {
    // The two readers of the group hold and signed cases of its facility, and one of these was withdrawn.
    const { cases } = mock.api.world();
    cases.change('cas_dp-2026-000005', (aCase) => ({ ...aCase, facilityId: 'fac_demo-2' }));
    cases.change('cas_dp-2026-000009', (aCase) => ({ ...aCase, status: 'Cancelled' }));
    const links = Object.values(await linksOf(subject, subjectIdOf()));
    const asked = links.flatMap((link) => link ?? []);
    expect(asked.length).toBe(subject === 'users' ? 2 : 3);
    for (const { total, operation, query } of asked) {
      expect(total, operation).toBeGreaterThan(0);
      expect((await list(operation, query as Record<string, string>)).total, operation).toBe(total);
    }
  });

  it('is nothing for staff and for an account that became nothing, and no bills for who keeps none', async () => {
    const none = { users: null, cases: null, bills: null };
    expect(await linksOf('users', 'usr_demo000006')).toEqual(none);
    expect(await linksOf('accounts', accountAs({}))).toEqual(none);
    expect(await linksOf('facilities', FACILITY, await mock.enter('labops'))).toMatchObject({
      users: {},
      cases: {},
      bills: null,
    });
    expect(
      await mock.client.ask('getRecordLinks', {
        params: { subject: 'groups', subjectId: 'grp_nowhere' },
        as: admin,
      }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('providers among the users', () => {
  it('tell what they read, where they are licensed and with whom, in the list and in the form', async () => {
    const { items } = await list('listUsers', { groupId: SKIN_GROUP });
    const row = items.find(({ userId }) => userId === PROVIDER);
    const { subspecialties, licences } = mock.user(PROVIDER);
    const told = {
      subspecialties,
      licences: licences.map(({ state, expiresOn }) => ({ region: state, expiresOn })),
      groups: [{ id: SKIN_GROUP, name: 'Pinemeadow Skin Group' }],
    };
    expect(row).toMatchObject(told);
    const form = await mock.client.ask('getUser', { params: { userId: PROVIDER }, as: admin });
    expect(form.body).toMatchObject({ data: told });
    expect(items.length).toBe(2);
    const [clerk] = (await list('listUsers', { facilityId: FACILITY })).items;
    expect(clerk).toMatchObject({ subspecialties: [], licences: [], groups: [] });
  });

  it('are found by group, subspecialty, and the state of a licence that is good today', async () => {
    expect((await ids({ groupId: SKIN_GROUP })).toSorted()).toEqual([PROVIDER, SECOND_PROVIDER]);
    expect(await ids({ groupId: 'grp_nowhere' })).toEqual([]);
    const change = (userId: string, changes: object) =>
      mock.api.world().users.change(userId, (user) => ({ ...user, ...changes }));
    const readers = await ids({ subspecialty: 'Neuropathology' });
    change(PROVIDER, { subspecialties: ['Breast'] });
    expect(readers).toContain(PROVIDER);
    expect(await ids({ subspecialty: 'Neuropathology' })).toEqual(readers.filter((id) => id !== PROVIDER));
    const licence = { number: '1234', issuedOn: '2024-01-01', verifiedOn: null };
    change(PROVIDER, { licences: [{ ...licence, state: 'VT', expiresOn: '2026-11-22' }] });
    change(SECOND_PROVIDER, { licences: [{ ...licence, state: 'VT', expiresOn: '2026-11-21' }] });
    change('usr_demo000003', { licences: [] });
    expect(await ids({ region: 'VT' })).toEqual([PROVIDER]);
    expect((await ids({ sort: 'licenceEndsOn', role: 'Provider' })).slice(0, 2)).toEqual([
      SECOND_PROVIDER,
      PROVIDER,
    ]);
  });
});
