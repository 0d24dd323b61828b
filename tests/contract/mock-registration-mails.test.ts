import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';
import { OTHER_FORM, PROVIDER_FORM, STAFF_FORM, USER_FORM } from './registration-forms.ts';

const PASSWORD = 'seven quiet otters swim';

let mock: PeopleMock;
let admin: string;
let opener: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
  opener = await mock.enter('relations');
});

const open = async (operation: OperationId, form: object, as = admin): Promise<string> =>
  dataOf<{ id: string }>(await mock.send(operation, { body: { form }, as })).id;
/** Puts a registration before its reviewer, who decides. */
async function decide(
  id: string,
  decision: 'approve' | 'return' | 'reject',
  reason = 'The phone is wrong.',
): Promise<string | null> {
  const { registrations } = mock.api.world();
  const { kind, version } = registrations.change(id, (held) => ({ ...held, status: 'UnderReview' }));
  const answer = await mock.send('reviewRegistration', {
    params: { kind, registrationId: id },
    body: { decision, ...(decision === 'approve' ? {} : { reason }) },
    version,
    as: admin,
  });
  expect(answer.status).toBe(200);
  return dataOf<{ outcome: { userId: string | null } }>(answer).outcome.userId;
}
const mailsTo = (email: string) =>
  mock.api
    .world()
    .mails.by('to', email)
    .map(({ text }) => text);
const lastMailTo = (email: string) => mailsTo(email).at(-1);
const lastNotice = () =>
  mock.api
    .world()
    .notifications.list()
    .findLast(({ event }) => event === 'assigned_to_me');
const accept = (resetToken: string) =>
  mock.client.ask('resetForgottenPassword', {
    body: { resetToken, newPassword: PASSWORD, repeatPassword: PASSWORD },
  });

describe('the approval', () => {
  it.each([
    ['registerOperatorStaff', STAFF_FORM],
    ['registerUser', USER_FORM],
  ] as const)(
    'of %s mails one invitation, under which the person sets a password and is Active',
    async (operation, form) => {
      const userId = await decide(await open(operation, form), 'approve');
      expect(mailsTo('linus@example.org')).toEqual([expect.stringContaining('within 72 hours')]);
      expect((await accept(mock.mailed('linus@example.org'))).status).toBe(200);
      expect(mock.user(userId ?? '').status).toBe('Active');
      expect(await mock.enter('linus', PASSWORD)).not.toBe('');
    },
  );

  it('of a pathologist invites nobody past the onboarding: the first password comes by a code', async () => {
    const form = { ...USER_FORM, userType: 'Physician' };
    const userId = await decide(await open('registerUser', form), 'approve');
    expect(lastMailTo('linus@example.org')).toContain('ask for a code under Forgot password');
    const asked = await mock.client.ask('requestEmailVerification', {
      body: { email: 'linus@example.org', purpose: 'forgot_password' },
    });
    const { verificationId } = dataOf<{ verificationId: string }>(asked);
    const body = { code: mock.mailed('linus@example.org') };
    const confirmed = await mock.client.ask('confirmEmailVerification', { params: { verificationId }, body });
    expect((await accept(dataOf<{ resetToken: string }>(confirmed).resetToken)).status).toBe(200);
    expect(mock.user(userId ?? '').status).toBe('New');
  });

  it('of anyone else speaks of no password, since there is no account', async () => {
    await decide(await open('registerOther', OTHER_FORM), 'approve');
    expect(lastMailTo('linus@example.org')).toBe(
      'Your registration was approved. We will get in touch with you.',
    );
  });
});

describe('the corrected address of an opened registration', () => {
  const correct = async (id: string, form: object) => {
    const { kind, version } = mock.api.world().registrations.find(id) ?? expect.fail('no registration');
    const answer = await mock.send('updateRegistration', {
      params: { kind, registrationId: id },
      body: { kind, form },
      version,
      as: admin,
    });
    expect(answer.status).toBe(200);
  };

  it('S2.7-04 is told of it, once, since only that person may complete it', async () => {
    const id = await open('registerProvider', PROVIDER_FORM);
    await correct(id, { ...PROVIDER_FORM, email: 'maren.quillfeather@example.org' });
    await correct(id, {
      ...PROVIDER_FORM,
      email: 'Maren.Quillfeather@example.org',
      phone: '+1 555 010 0124',
    });
    expect(mailsTo('maren.quillfeather@example.org')).toEqual([
      'A registration was opened for you. Ask for a code on the registration page to complete it.',
    ]);
    expect(mailsTo('maren@example.org')).toHaveLength(1);
  });

  it('S2.7-05 is not, where the operator hands the form in', async () => {
    await correct(await open('registerUser', USER_FORM), { ...USER_FORM, email: 'other@example.org' });
    expect(mailsTo('other@example.org')).toEqual([]);
  });
});

describe('what is handed in', () => {
  const told = () =>
    mock.api
      .world()
      .notifications.list()
      .filter(({ registrationId }) => registrationId !== null);
  const handIn = async (id: string, as: string) => {
    const { kind, version } = mock.api.world().registrations.find(id) ?? expect.fail('no registration');
    const params = { kind, registrationId: id };
    expect((await mock.send('submitRegistration', { params, body: {}, version, as })).status).toBe(200);
  };
  const toldOf = (name: string) => {
    const { users } = mock.api.world();
    return told().filter(({ userId }) => users.find(userId)?.email === `${name}@example.org`);
  };

  it('is told to who may review it, and names the registration', async () => {
    const id = await open('registerUser', USER_FORM, opener);
    await handIn(id, opener);
    const [notice, ...others] = toldOf('admin');
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      event: 'assigned_to_me',
      text: 'The user registration of Linus Okoro was handed in, and waits for a review.',
      registrationId: id,
    });
    expect(toldOf('relations')).toEqual([]);
  });

  it('is told to relationship managers, but for staff, whom only an admin lets in', async () => {
    await handIn(await open('registerUser', USER_FORM), admin);
    expect(toldOf('relations')).toHaveLength(1);
    expect(toldOf('admin')).toEqual([]);
    await handIn(await open('registerOperatorStaff', { ...STAFF_FORM, email: 'staff@example.org' }), admin);
    expect(toldOf('relations')).toHaveLength(1);
  });
});

describe('what is sent back', () => {
  it.each([
    ['registerOther', OTHER_FORM],
    ['registerUser', USER_FORM],
  ] as const)(
    'of %s is told to whoever opened it, and to nobody who has no account',
    async (operation, form) => {
      await decide(await open(operation, form, opener), 'return');
      expect(mailsTo('linus@example.org')).toEqual([]);
      expect(lastMailTo('relations@example.org')).toBe(
        'The registration of Linus Okoro that you opened was sent back: The phone is wrong.',
      );
    },
  );

  it('is told with as much of a long reason as a notice has room for, and all of it by mail', async () => {
    const reason = 'The proof of address is old. '.repeat(30).trim();
    const id = await open('registerOther', OTHER_FORM, opener);
    await decide(id, 'return', reason);
    const text = lastNotice()?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text).toMatch(/^The registration of .* was sent back: The proof of address is old\..* …$/);
    expect(lastMailTo('relations@example.org')).toContain(reason);
  });

  it('is named by the notice, which so leads to it', async () => {
    const id = await open('registerOther', OTHER_FORM, opener);
    await decide(id, 'return');
    expect(lastNotice()).toMatchObject({ registrationId: id });
  });

  it('of a provider who has no account yet is told to both, with the way in that they have', async () => {
    await decide(await open('registerProvider', PROVIDER_FORM, opener), 'return');
    expect(lastMailTo('maren@example.org')).toContain(
      'Ask for a code on the registration page to change it.',
    );
    expect(lastMailTo('relations@example.org')).toContain('that you opened was sent back');
  });

  it('of a provider with an account is told to them alone', async () => {
    const id = await open('registerProvider', PROVIDER_FORM, opener);
    mock.api.world().registrations.change(id, (held) => ({ ...held, userId: 'usr_demo000001' }));
    const before = mailsTo('relations@example.org').length;
    await decide(id, 'return');
    // The login may be another by then than the address of the form.
    expect(lastMailTo('provider@example.org')).toContain('Log in to change it.');
    expect(lastMailTo('maren@example.org')).not.toContain('Log in to change it.');
    expect(mailsTo('relations@example.org')).toHaveLength(before);
  });
});

it('what is turned down is told to whoever opened it too', async () => {
  await decide(await open('registerOther', OTHER_FORM, opener), 'reject');
  expect(lastMailTo('linus@example.org')).toContain('was not accepted');
  expect(lastMailTo('relations@example.org')).toContain('was not accepted: The phone is wrong.');
});

it('the address of somebody who was invited, never came and was removed is free for a registration', async () => {
  const nurse = {
    firstName: 'Linus',
    lastName: 'Okoro',
    email: 'linus@example.org',
    phone: '+1 555 010 0150',
    role: 'MedicalFacility',
  };
  const facility = await mock.enter('facility');
  const { userId } = dataOf<{ userId: string }>(
    await mock.send('inviteTeamMember', { body: nurse, as: facility }),
  );
  const register = () => mock.send('registerUser', { body: { form: USER_FORM }, as: admin });
  expect(await register()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  await mock.send('removeTeamMember', { params: { userId }, version: 1, as: facility });
  const registered = await register();
  expect(registered.status).toBe(201);
  const newId = await decide(dataOf<{ id: string }>(registered).id, 'approve');
  await accept(mock.mailed('linus@example.org'));
  expect(await mock.enter('linus', PASSWORD)).not.toBe('');
  expect(mock.user(newId ?? '').status).toBe('Active');
});
