import { beforeEach, describe, expect, it } from 'vitest';
import { openRegistered } from '#mock-server/resolvers/registration/registered-address.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { LAB_OPERATIONS, SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import {
  dataOf,
  fieldRefusal,
  MINUTE_MS,
  type PeopleMock,
  peopleMock,
  START,
} from './people.test-support.ts';
import { FACILITY_PUBLIC, PROVIDER_PUBLIC } from './registration-forms.ts';

const FACILITY_USER = 'usr_demo000004';
const NP = 'usr_demo000005';
const OWN = 'fac_demo-1';
const ADMIN = 'usr_demo000006';
const NURSE = {
  firstName: 'Maren',
  lastName: 'Holloway',
  email: 'Nurse@Example.org',
  phone: '+1 555 010 0150',
  role: 'Facility_NP',
  npi: '1234567893',
};
const COLLEAGUE = {
  firstName: 'Tobias',
  lastName: 'Wren',
  email: 'staff@example.org',
  phone: '+1 555 010 0151',
  role: 'Admin',
  staffRole: 'Accounts',
};
const PASSWORD = 'seven quiet otters swim';

let mock: PeopleMock;
let facility: string;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  facility = await mock.enter('facility');
  admin = await mock.enter('admin');
});

interface Member {
  readonly userId: string;
  readonly invitation: string;
  readonly allowedActions: readonly string[];
}
const team = async (as: string, query = {}) =>
  dataOf<{ items: Member[] }>(await mock.client.ask('listTeam', { as, query })).items;
const idsOf = (members: readonly Member[]) => members.map(({ userId }) => userId);
const invite = (as: string, body: unknown) => mock.send('inviteTeamMember', { body, as });
const remove = (as: string, userId: string, version = 1) =>
  mock.send('removeTeamMember', { params: { userId }, version, as });
const inviteOne = async (as: string, body: unknown): Promise<string> =>
  dataOf<{ userId: string }>(await invite(as, body)).userId;
const accept = (token: string) =>
  mock.client.ask('resetForgottenPassword', {
    body: { resetToken: token, newPassword: PASSWORD, repeatPassword: PASSWORD },
  });

describe('the team', () => {
  it('is the facility, the colleagues of the groups, or the staff, by last name', async () => {
    expect(idsOf(await team(facility))).toEqual([FACILITY_USER, NP]);
    expect(idsOf(await team(await mock.enter('np')))).toEqual([FACILITY_USER, NP]);
    expect(idsOf(await team(await mock.enter('facility2')))).toEqual([SECOND_FACILITY_USER]);
    expect(idsOf(await team(await mock.enter('provider')))).toEqual([SECOND_PROVIDER]);
    expect(await team(await mock.enter('provisional'))).toEqual([]);
    const staff = idsOf(await team(admin));
    expect([staff.length, staff[0], staff.at(-1)]).toEqual([4, ADMIN, LAB_OPERATIONS]);
    expect(idsOf(await team(admin, { q: 'TARROW' }))).toEqual([LAB_OPERATIONS]);
  });

  it('shows a provider’s groups and the days of absence that are still to come', async () => {
    mock.api.world().users.change(SECOND_PROVIDER, (user) => ({
      ...user,
      provider: user.provider && {
        ...user.provider,
        away: [
          { from: '2026-11-01', to: '2026-11-20', coveredBy: null },
          { from: '2026-11-20', to: '2026-11-21', coveredBy: null },
        ],
      },
    }));
    expect(await team(await mock.enter('provider'))).toMatchObject([
      { rights: null, groups: ['Pinemeadow Skin Group'], away: [{ to: '2026-11-21' }], allowedActions: [] },
    ]);
  });

  it('offers removal where the caller may', async () => {
    const listOffered = async (as: string) =>
      idsOf((await team(as)).filter(({ allowedActions }) => allowedActions.includes('remove')));
    expect(await listOffered(facility)).toEqual([NP]);
    expect(await listOffered(await mock.enter('np'))).toEqual([]);
    expect((await listOffered(admin)).length).toBe(3);
    expect(await listOffered(await mock.enter('accounts'))).toEqual([]);
    const mayChange = (await team(facility)).filter(({ allowedActions }) =>
      allowedActions.includes('editRights'),
    );
    expect(idsOf(mayChange)).toEqual([NP]);
  });
});

describe('whoever belongs to no facility and is no staff', () => {
  const registered = async (operation: 'registerFacility' | 'registerProvider', body: unknown) => {
    const { registrations } = mock.api.world();
    await mock.send(operation, { body });
    const record = registrations.list().at(-1);
    if (record === undefined || openRegistered(mock.api.world(), record, START) === null)
      throw new Error('nobody was registered');
  };
  const enterNew: Readonly<Record<string, () => Promise<string>>> = {
    'a facility that is not approved yet': async () => {
      await registered('registerFacility', FACILITY_PUBLIC);
      return mock.enter('anselm', FACILITY_PUBLIC.password);
    },
    'a pathologist who is not approved yet': async () => {
      await registered('registerProvider', PROVIDER_PUBLIC);
      return mock.enter('maren', PROVIDER_PUBLIC.password);
    },
    'an invited person without a facility': async () => {
      await invite(facility, NURSE);
      await accept(mock.mailed('nurse@example.org'));
      const [user] = mock.api.world().users.by('email', 'nurse@example.org');
      mock.api
        .world()
        .users.change(user?.id ?? '', (held) => ({ ...held, role: 'MedicalFacility', facilityId: null }));
      return mock.enter('nurse', PASSWORD);
    },
  };

  it.each(Object.keys(enterNew))('sees, changes, removes and invites nobody: %s', async (who) => {
    const as = (await enterNew[who]?.()) ?? '';
    expect(await team(as)).toEqual([]);
    const { version, rights, status } = mock.user(LAB_OPERATIONS);
    const isFacility = !who.includes('pathologist');
    const refused = { status: 404, code: 'NOT_FOUND' };
    expect(await remove(as, LAB_OPERATIONS, version)).toMatchObject(refused);
    const body = { rights: { view: true, edit: false, assign: false, pickup: false } };
    const asked = { params: { userId: LAB_OPERATIONS }, body, version, as };
    expect(await mock.send('updateTeamMember', asked)).toMatchObject(refused);
    expect(mock.user(LAB_OPERATIONS)).toMatchObject({ version, rights, status });
    const person = { ...COLLEAGUE, role: 'MedicalFacility', staffRole: undefined };
    expect(await invite(as, person)).toMatchObject({
      status: 403,
      code: isFacility ? 'FACILITY_INACTIVE' : 'FORBIDDEN_ROLE',
    });
    expect(mock.mailsTo(COLLEAGUE.email)).toBe(0);
  });
});

describe('an invitation', () => {
  it('makes a colleague who sets the first password and is Active then', async () => {
    const answer = await invite(facility, NURSE);
    expect(answer).toMatchObject({ status: 201, body: { data: { status: 'New', invitation: 'pending' } } });
    const { userId } = dataOf<Member>(answer);
    expect(answer.text).not.toContain('rst_');
    expect(mock.user(userId)).toMatchObject({
      facilityId: 'fac_demo-1',
      email: 'nurse@example.org',
      status: 'New',
    });
    await expect(mock.enter('nurse', PASSWORD)).rejects.toThrow('no login');
    expect((await accept(mock.mailed('nurse@example.org'))).status).toBe(200);
    expect(mock.user(userId)).toMatchObject({
      status: 'Active',
      history: [{ to: 'New' }, { to: 'Active', by: null }],
    });
    expect((await team(await mock.enter('nurse', PASSWORD))).length).toBe(3);
    expect((await team(facility)).find((one) => one.userId === userId)?.invitation).toBe('accepted');
  });

  it('lasts 72 hours; an admin may send it again, as often as once a minute', async () => {
    const userId = await inviteOne(facility, NURSE);
    const link = mock.mailed('nurse@example.org');
    mock.advance(72 * 60 * MINUTE_MS);
    expect((await accept(link)).status).toBe(410);
    const later = await mock.enter('facility');
    expect((await team(later)).find((one) => one.userId === userId)?.invitation).toBe('lapsed');
    await mock.client.ask('requestEmailVerification', {
      body: { email: 'nurse@example.org', purpose: 'forgot_password' },
    });
    expect(mock.mailed('nurse@example.org')).toBe(link);
    const again = async () =>
      mock.send('sendUserPasswordReset', { params: { userId }, as: await mock.enter('admin') });
    const shown = async () =>
      dataOf<{ invitation: string; invitationEndsAt: string | null }>(
        await mock.client.ask('getUser', { params: { userId }, as: await mock.enter('admin') }),
      );
    expect(await shown()).toMatchObject({
      invitation: 'lapsed',
      invitationEndsAt: '2026-11-24T12:00:00.000Z',
    });
    const { version } = mock.user(userId);
    expect((await again()).status).toBe(202);
    expect((await again()).status).toBe(429);
    expect(mock.user(userId).version).toBe(version + 1);
    expect(await shown()).toMatchObject({
      invitation: 'pending',
      invitationEndsAt: '2026-11-27T12:00:00.000Z',
    });
    const first = mock.mailed('nurse@example.org');
    mock.advance(71 * 60 * MINUTE_MS);
    expect((await again()).status).toBe(202);
    // A link that is replaced lets nobody in any more.
    expect((await accept(first)).status).toBe(410);
    expect((await accept(mock.mailed('nurse@example.org'))).status).toBe(200);
    expect(await shown()).toMatchObject({ invitation: 'accepted', invitationEndsAt: null });
    expect(mock.user(userId).status).toBe('Active');
  });

  it('of staff has a duty', async () => {
    const userId = await inviteOne(admin, COLLEAGUE);
    expect(mock.user(userId)).toMatchObject({ role: 'Admin', staffRole: 'Accounts', facilityId: null });
    const { staffRole: _staffRole, ...without } = { ...COLLEAGUE, email: 'other@example.org' };
    expect(await invite(admin, without)).toMatchObject(fieldRefusal({ staffRole: 'Staff role is required' }));
    expect(await invite(await mock.enter('labops'), COLLEAGUE)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN_ROLE',
    });
  });

  it.each([
    [{ role: 'Admin' }, 'role', 'Choose a role of your own team'],
    [{ role: 'Provider' }, 'role', 'Choose a role of your own team'],
    [{ email: 'nothing' }, 'email', 'Enter a valid email address'],
    [{ phone: '555' }, 'phone', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    [{ npi: '1234567898' }, 'npi', 'NPI is not valid. Check the digits.'],
    [{ npi: undefined }, 'npi', 'NPI is required'],
    [{ lastName: '<b>' }, 'lastName', 'Last name has characters that are not allowed'],
  ])('with %j is refused', async (changes, field, text) => {
    const before = mock.api.world().users.list().length;
    expect(await invite(facility, { ...NURSE, ...changes })).toMatchObject(fieldRefusal({ [field]: text }));
    expect([mock.api.world().users.list().length, mock.mailsTo('nurse@example.org')]).toEqual([before, 0]);
  });

  it('of somebody whom the facility took out say that the account is closed, and who can open it again', async () => {
    const former = { ...NURSE, email: 'np@example.org' };
    const error =
      'This person is out of the team, and the account is closed. The operator can open it again.';
    await remove(facility, NP);
    const { role: _, ...np } = former;
    const add = { params: { facilityId: OWN }, body: np, as: facility };
    for (const refused of [await invite(facility, former), await mock.send('createFacilityNp', add)])
      expect(refused).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', body: { error } });
    const elsewhere = await invite(await mock.enter('facility2'), former);
    expect(elsewhere).toMatchObject({
      code: 'EMAIL_TAKEN',
      body: { error: 'An account with this email already exists' },
    });
  });

  it('to an address in use is a conflict, until whoever never came is removed', async () => {
    expect(await invite(facility, { ...NURSE, email: 'np@example.org' })).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
    const first = await inviteOne(facility, NURSE);
    expect(await invite(facility, NURSE)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const link = mock.mailed('nurse@example.org');
    await remove(facility, first);
    expect((await accept(link)).status).toBe(410);
    const second = await inviteOne(facility, { ...NURSE, npi: '1000000012' });
    expect(second).not.toBe(first);
    await accept(mock.mailed('nurse@example.org'));
    expect(await mock.enter('nurse', PASSWORD)).not.toBe('');
    const back = { reason: 'Back again.' };
    const answer = await mock.send('reactivateUser', {
      params: { userId: first },
      body: back,
      version: 2,
      as: admin,
    });
    expect(answer).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
  });
});
