import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf, MINUTE_MS, type PeopleMock, peopleMock } from './people.test-support.ts';

const NURSE = {
  firstName: 'Maren',
  lastName: 'Holloway',
  email: 'nurse@example.org',
  phone: '+1 555 010 0150',
  role: 'Facility_NP',
  npi: '1234567893',
};
const PASSWORD = 'seven quiet otters swim';
const DAY_MS = 24 * 60 * MINUTE_MS;

let mock: PeopleMock;
let facility: string;
let admin: string;
let userId: string;
beforeEach(async () => {
  mock = peopleMock({ tokenLifeMs: 30 * DAY_MS });
  facility = await mock.enter('facility');
  admin = await mock.enter('admin');
  userId = dataOf<{ userId: string }>(
    await mock.send('inviteTeamMember', { body: NURSE, as: facility }),
  ).userId;
});

const invitation = async () => {
  const { items } = dataOf<{ items: { userId: string; invitation: string }[] }>(
    await mock.client.ask('listTeam', { as: facility }),
  );
  return items.find((one) => one.userId === userId)?.invitation;
};
const accept = (resetToken: string) =>
  mock.client.ask('resetForgottenPassword', {
    body: { resetToken, newPassword: PASSWORD, repeatPassword: PASSWORD },
  });
const act = (id: 'changeProviderStatus' | 'deactivateUser' | 'reactivateUser' | 'updateUser', body: object) =>
  mock.send(id, { params: { userId }, body, version: mock.user(userId).version, as: admin });

describe('somebody whom a facility invites', () => {
  it('has its time zone, in which their first day begins', async () => {
    mock.api
      .world()
      .facilities.change('fac_demo-1', (held) => ({ ...held, timeZone: 'America/Los_Angeles' }));
    const body = { ...NURSE, email: 'other@example.org', npi: '1700000064' };
    const invited = dataOf<{ userId: string }>(await mock.send('inviteTeamMember', { body, as: facility }));
    expect(mock.user(invited.userId).timeZone).toBe('America/Los_Angeles');
  });
});

describe('somebody who was given a status before they opened their invitation', () => {
  beforeEach(async () => {
    expect((await act('changeProviderStatus', { to: 'Provisionally Active' })).status).toBe(200);
  });

  it('is still waited for, until the link lapses', async () => {
    expect(await invitation()).toBe('pending');
    mock.advance(3 * DAY_MS);
    expect(await invitation()).toBe('lapsed');
  });

  it('has accepted with the first password, keeps the status, and may forget the password', async () => {
    expect((await accept(mock.mailed(NURSE.email))).status).toBe(200);
    expect(mock.user(userId).status).toBe('Provisionally Active');
    expect(await invitation()).toBe('accepted');
    const before = mock.mailsTo(NURSE.email);
    const body = { email: NURSE.email, purpose: 'forgot_password' };
    await mock.client.ask('requestEmailVerification', { body });
    expect(mock.mailsTo(NURSE.email)).toBe(before + 1);
  });

  it('keeps the address when the account is closed later', async () => {
    await accept(mock.mailed(NURSE.email));
    await act('deactivateUser', { reason: 'Left.' });
    expect(await mock.send('inviteTeamMember', { body: NURSE, as: facility })).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });
});

describe('the NPI of somebody who was invited, never came and was removed', () => {
  const OWN = 'fac_demo-1';
  const other = { ...NURSE, email: 'other@example.org' };
  const { role: _role, ...np } = other;
  const remove = () =>
    mock.send('removeTeamMember', { params: { userId }, version: mock.user(userId).version, as: facility });

  it.each([
    ['by their facility', () => mock.send('inviteTeamMember', { body: NURSE, as: facility })],
    [
      'at another address',
      () => mock.send('createFacilityNp', { params: { facilityId: OWN }, body: np, as: facility }),
    ],
  ])('may be invited again %s, and the first account is not restored beside it', async (_, again) => {
    mock.advance(4 * DAY_MS);
    expect(await invitation()).toBe('lapsed');
    expect((await remove()).status).toBeLessThan(300);
    expect((await again()).status).toBe(201);
    expect(await act('reactivateUser', { reason: 'Needed after all.' })).toMatchObject({
      code: 'STATUS_TRANSITION',
    });
  });

  it('stays taken once they came', async () => {
    await accept(mock.mailed(NURSE.email));
    await remove();
    const refused = await mock.send('inviteTeamMember', { body: other, as: facility });
    expect(refused.body).toMatchObject({ data: { npi: ['This NPI is already registered'] } });
  });
});

describe('a new link', () => {
  it('is mailed to whoever is restored without ever having had a password', async () => {
    const first = mock.mailed(NURSE.email);
    await act('deactivateUser', { reason: 'Not needed.' });
    mock.advance(5 * DAY_MS);
    expect((await act('reactivateUser', { reason: 'Needed after all.' })).status).toBe(200);
    expect(await invitation()).toBe('pending');
    expect((await accept(first)).status).toBe(410);
    expect((await accept(mock.mailed(NURSE.email))).status).toBe(200);
    expect(await invitation()).toBe('accepted');
    expect(await mock.enter('nurse', PASSWORD)).not.toBe('');
  });

  it('is not mailed to whoever is restored with a password', async () => {
    await accept(mock.mailed(NURSE.email));
    await act('deactivateUser', { reason: 'Left.' });
    const before = mock.mailsTo(NURSE.email);
    await act('reactivateUser', { reason: 'Back.' });
    expect(mock.mailsTo(NURSE.email)).toBe(before);
  });

  it('goes to the corrected address of a closed account only once that is opened again', async () => {
    await act('deactivateUser', { reason: 'Not needed.' });
    expect((await act('updateUser', { email: 'maren@example.org' })).status).toBe(200);
    expect(mock.mailsTo('maren@example.org')).toBe(0);
    await act('reactivateUser', { reason: 'Needed after all.' });
    expect((await accept(mock.mailed('maren@example.org'))).status).toBe(200);
  });

  it('has its own 72 hours when it goes to a corrected address', async () => {
    mock.advance(4 * DAY_MS);
    expect(await invitation()).toBe('lapsed');
    expect((await act('updateUser', { email: 'maren@example.org' })).status).toBe(200);
    expect(await invitation()).toBe('pending');
    expect((await accept(mock.mailed('maren@example.org'))).status).toBe(200);
  });
});
