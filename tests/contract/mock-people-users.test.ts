import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { LAB_OPERATIONS, ONBOARDING_PROVIDER } from '#mock-server/seeds/staff.ts';
import { dataOf, fieldRefusal, MINUTE_MS, type PeopleMock, peopleMock } from './people.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';
const BEGUN = 'This person has begun already. Deactivate the account instead.';
const ALL_RIGHTS = { view: true, edit: true, assign: true, pickup: true };

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

interface Row {
  readonly userId: string;
  readonly displayName: string;
  readonly allowedActions: readonly string[];
}
const list = async (query: Readonly<Record<string, string | number>>, as = admin) =>
  dataOf<{ items: Row[]; total: number }>(await mock.client.ask('listUsers', { query, as }));
const change = (userId: string, body: unknown, version = 1, as = admin) =>
  mock.send('updateUser', { params: { userId }, body, version, as });

describe('the subspecialties of a user', () => {
  it('are those of a pathologist alone, who has at least one', async () => {
    const answer = await change(PROVIDER, { subspecialties: ['Breast'] });
    expect(answer).toMatchObject({ status: 200, body: { data: { subspecialties: ['Breast'] } } });
    expect(await change(PROVIDER, { subspecialties: [] }, 2)).toMatchObject(
      fieldRefusal({ subspecialties: 'Choose at least one subspecialty' }),
    );
    expect(await change(NP, { subspecialties: ['Breast'] })).toMatchObject(
      fieldRefusal({ subspecialties: 'Only pathologists have subspecialties' }),
    );
    expect((await change(PROVIDER, { subspecialties: ['Weather'] }, 2)).status).toBe(400);
    expect(mock.user(PROVIDER).subspecialties).toEqual(['Breast']);
  });
});

describe('the list of users', () => {
  it('is searched by name, address and facility, and filtered', async () => {
    expect((await list({ q: 'vellacott imara' })).items.map(({ userId }) => userId)).toEqual([PROVIDER]);
    expect((await list({ q: 'LABOPS@' })).items.map(({ userId }) => userId)).toEqual([LAB_OPERATIONS]);
    expect((await list({ q: 'riverbend' })).total).toBe(2);
    expect(
      (await list({ role: 'Admin', staffRole: 'Accounts' })).items.map(({ displayName }) => displayName),
    ).toEqual(['Merit Oakhanger']);
    expect((await list({ status: 'Deactivated' })).items.map(({ displayName }) => displayName)).toEqual([
      'Dr. Silas Greave',
    ]);
    expect((await list({ facilityId: 'fac_demo-1' })).total).toBe(2);
  });

  it('is filtered by region as licences count on the day of the operator', async () => {
    const { licences } = mock.api
      .world()
      .users.change(PROVIDER, (user) => ({
        ...user,
        licences: user.licences.map((one) => ({ ...one, expiresOn: '2026-11-22' })),
      }));
    const isListed = async () =>
      (await list({ region: licences[0]?.state ?? '' })).items.some(({ userId }) => userId === PROVIDER);
    // The 22nd by UTC, and the evening of the 21st in New York.
    mock.advance(13 * 60 * MINUTE_MS);
    expect(await isListed()).toBe(true);
    mock.advance(4 * 60 * MINUTE_MS);
    expect(await isListed()).toBe(false);
  });

  it('is sorted by last name unless asked otherwise, page by page', async () => {
    const all = await list({ pageSize: 100 });
    const names = all.items.map(({ displayName }) => displayName.replace(', NP', '').split(' ').at(-1) ?? '');
    expect(names).toEqual(names.toSorted());
    const page = await list({ page: 2, pageSize: 5, sort: '-email' });
    const emails = mock.api
      .world()
      .users.list()
      .map(({ email }) => email)
      .toSorted()
      .reverse();
    expect(page.items.map(({ userId }) => mock.user(userId).email)).toEqual(emails.slice(5, 10));
  });

  it('has room for the first 200 groups of a provider', async () => {
    const { groups } = mock.api.world();
    const [group] = groups.list().filter(({ members }) => members.some(({ userId }) => userId === PROVIDER));
    if (group === undefined) throw new Error('The provider has no group.');
    for (let number = 0; number < 250; number += 1)
      groups.insert({ ...group, id: `grp_more-${String(number)}`, name: `A group ${String(1000 + number)}` });
    const answer = await mock.client.ask('listUsers', { query: { q: 'vellacott' }, as: admin });
    const [row] = dataOf<{ items: { groups: { name: string }[] }[] }>(answer).items;
    expect(row?.groups.map(({ name }) => name)).toEqual(
      Array.from({ length: 200 }, (_, number) => `A group ${String(1000 + number)}`),
    );
  });

  it('offers each duty only what it may do', async () => {
    const actions = async (q: string, as: string) => (await list({ q }, as)).items[0]?.allowedActions;
    expect(await actions('quill', admin)).toEqual([
      'edit',
      'startOnboarding',
      'deactivate',
      'sendPasswordReset',
      'revokeSessions',
    ]);
    expect(await actions('quill', await mock.enter('relations'))).toEqual(['startOnboarding']);
    expect(await actions('quill', await mock.enter('accounts'))).toEqual([]);
    expect(await actions('greave', admin)).toEqual(['edit', 'readmit']);
    expect(await actions('holm', admin)).toEqual(['edit', 'sendPasswordReset', 'revokeSessions']);
  });
});

describe('a whole user', () => {
  it('tells how far a provider has come', async () => {
    const answer = await mock.client.ask('getUser', { params: { userId: ONBOARDING_PROVIDER }, as: admin });
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(answer.body).toMatchObject({
      data: {
        onboarding: {
          missing: ['Viewer training and the validation set must be passed'],
          proctoredCases: 0,
          proctoredCasesWanted: 10,
          openMajors: 0,
          openCases: 0,
        },
        openSessions: 0,
        lastLoginAt: null,
        history: [{ from: null, to: 'In Progress' }],
      },
    });
    expect(answer.text).not.toContain('Hash');
  });

  it('is not found where there is none', async () => {
    const answer = await mock.client.ask('getUser', { params: { userId: 'usr_nobody00000' }, as: admin });
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a change of a user', () => {
  it('is stored, raises the version and holds from the next request', async () => {
    const np = await mock.enter('np');
    const body = {
      role: 'MedicalFacility',
      rights: { view: true, edit: false, assign: false, pickup: false },
    };
    expect((await change(NP, body)).headers.get('etag')).toBe('"v2"');
    expect(mock.user(NP)).toMatchObject({
      role: 'MedicalFacility',
      displayName: 'Linnet Farraday',
      rights: { edit: false },
    });
    const self = await mock.client.ask('getCurrentUser', { as: np });
    expect(self.body).toMatchObject({ data: { role: 'MedicalFacility' } });
  });

  it('tells both addresses of a new one, and what was mailed to the old one opens nothing', async () => {
    await mock.client.ask('requestEmailVerification', {
      body: { email: 'facility@example.org', purpose: 'forgot_password' },
    });
    await change(FACILITY_USER, { email: 'New.Address@Example.org' });
    expect(mock.user(FACILITY_USER).email).toBe('new.address@example.org');
    expect([mock.mailsTo('facility@example.org'), mock.mailsTo('new.address@example.org')]).toEqual([2, 1]);
    const [verification] = mock.api.world().verifications.list();
    const code = mock.mailed('facility@example.org');
    const params = { verificationId: verification?.id ?? '' };
    expect((await mock.client.ask('confirmEmailVerification', { params, body: { code } })).status).toBe(410);
  });

  it('never touches status, password or sessions', async () => {
    const before = mock.user(NP);
    await change(NP, { status: 'Deactivated', password: 'seven quiet otters swim', passwordHash: 'x' });
    expect(mock.user(NP)).toMatchObject({ status: 'Active', passwordHash: before.passwordHash });
  });

  it('is refused for an address in use, before the version is looked at', async () => {
    expect(await change(NP, { email: 'ADMIN@example.org' }, 9)).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
    expect((await change(NP, { email: 'np@example.org' })).status).toBe(200);
  });

  it.each([
    [NP, { email: 'nothing' }, 'email', 'Enter a valid email address'],
    [NP, { npi: '123' }, 'npi', 'NPI must have 10 digits'],
    [NP, { npi: '1234567898' }, 'npi', 'NPI is not valid. Check the digits.'],
    [NP, { npi: '1000000004' }, 'npi', 'This NPI is already registered'],
    [NP, { role: 'Admin' }, 'role', 'A role changes only between the two of a facility'],
    [PROVIDER, { role: 'MedicalFacility' }, 'role', 'A role changes only between the two of a facility'],
    [NP, { staffRole: 'Accounts' }, 'staffRole', 'Only staff have a staff role'],
    [ADMIN, { staffRole: 'Accounts' }, 'staffRole', 'You cannot remove your own Admin role'],
    [ADMIN, { rights: { ...ALL_RIGHTS, view: false } }, 'rights.view', 'You cannot change your own rights'],
    [PROVIDER, { npi: null }, 'npi', 'NPI is required'],
    [PROVIDER, { startDate: '2072-03-01' }, 'startDate', BEGUN],
    [ADMIN, { startDate: '2072-03-01' }, 'startDate', BEGUN],
  ])('of %s to %j is refused', async (userId, body, field, text) => {
    const before = mock.user(userId);
    expect(await change(userId, body)).toMatchObject(fieldRefusal({ [field]: text }));
    expect(mock.user(userId)).toEqual({ ...before, lastLoginAt: mock.user(userId).lastLoginAt });
  });

  it('empties the number of whoever needs none, and not that of a nurse practitioner in the US', async () => {
    const hold = (userId: string, changes: object) =>
      mock.api.world().users.change(userId, (user) => ({ ...user, ...changes }));
    hold(NP, { npi: '1234567893' });
    expect(await change(NP, { npi: null })).toMatchObject(fieldRefusal({ npi: 'NPI is required' }));
    expect((await change(NP, { npi: null, role: 'MedicalFacility' })).status).toBe(200);
    expect(mock.user(NP).npi).toBe(null);
    const address = { line1: '1 Main St', line2: null, city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' };
    hold(PROVIDER, { address: { ...address, country: 'Canada' } });
    expect((await change(PROVIDER, { npi: null })).status).toBe(200);
  });

  it('gives a first day that lies ahead to whoever has not begun, and moves it', async () => {
    const first = (startDate: string | null, version: number) => change(NP, { startDate }, version);
    expect((await first('2026-12-01', 1)).status).toBe(200);
    expect((await first('2026-12-15', 2)).status).toBe(200);
    expect((await first(null, 3)).status).toBe(200);
    await mock.enter('np');
    expect((await first('2026-11-21', 4)).status).toBe(200);
    expect(await first('2026-12-01', 5)).toMatchObject(fieldRefusal({ startDate: BEGUN }));
  });

  it('gives nobody back a right that was taken from them, and leaves what is sent as it is', async () => {
    const rights = { ...ALL_RIGHTS, view: false };
    mock.api.world().users.change(ADMIN, (user) => ({ ...user, rights }));
    const own = mock.user(ADMIN).version;
    expect(await change(ADMIN, { rights: ALL_RIGHTS }, own)).toMatchObject({ status: 422 });
    expect((await change(ADMIN, { rights, phone: '+1 212 555 0100' }, own)).status).toBe(200);
    expect(mock.user(ADMIN)).toMatchObject({ rights, phone: '+1 212 555 0100' });
    expect((await change(NP, { rights })).status).toBe(200);
  });

  it('is the business of the duty Admin alone, and wants the version', async () => {
    expect(await change(NP, {}, 1, await mock.enter('labops'))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN_ROLE',
    });
    expect((await change(NP, { npi: 'x' }, 2)).status).toBe(412);
    expect(
      (await mock.client.ask('updateUser', { params: { userId: NP }, body: {}, as: admin })).status,
    ).toBe(428);
  });

  it('may give a duty to other staff', async () => {
    expect((await change(LAB_OPERATIONS, { staffRole: 'Admin' })).status).toBe(200);
    expect((await change(NP, {}, 1, await mock.enter('labops'))).status).toBe(200);
  });
});
