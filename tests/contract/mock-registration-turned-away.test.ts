import { beforeEach, describe, expect, it } from 'vitest';
import { loginNoticeOf } from '#app/core/access/login-notices.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';
import { FACILITY_PUBLIC, PROVIDER_FORM, PROVIDER_PUBLIC } from './registration-forms.ts';

const EMAIL = 'maren@example.org';

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

const user = () => mock.api.world().users.by('email', EMAIL).at(-1) ?? mock.user('nobody');

/** Registers in public and enters the code that is mailed. */
async function register(password: string = PROVIDER_PUBLIC.password): Promise<void> {
  await mock.send('registerProvider', { body: { ...PROVIDER_PUBLIC, password } });
  await confirm(password);
}

async function confirm(password: string): Promise<void> {
  const asking = { email: EMAIL, purpose: 'registration' };
  const asked = await mock.client.ask('requestEmailVerification', { body: asking });
  const params = { verificationId: dataOf<{ verificationId: string }>(asked).verificationId };
  const body = { code: mock.mailed(EMAIL), password };
  expect((await mock.client.ask('confirmEmailVerification', { params, body })).status).toBe(200);
}

async function reject(): Promise<void> {
  await decide({ decision: 'reject', reason: 'Opened as the wrong kind.' });
}

async function decide(body: { readonly decision: string; readonly reason?: string }): Promise<void> {
  const record = mock.api.world().registrations.by('user', user().id)[0];
  const answer = await mock.send('reviewRegistration', {
    params: { kind: 'providers', registrationId: record?.id ?? '' },
    body,
    version: record?.version ?? 0,
    as: admin,
  });
  expect(answer.status).toBe(200);
}

describe('a public form that was rejected before its address was confirmed', () => {
  const rejectFormOf = async (password: string) => {
    await mock.send('registerProvider', { body: { ...PROVIDER_PUBLIC, password } });
    const record = mock.api.world().registrations.by('email', EMAIL).at(-1);
    const answer = await mock.send('reviewRegistration', {
      params: { kind: 'providers', registrationId: record?.id ?? '' },
      body: { decision: 'reject', reason: 'Sent twice.' },
      version: record?.version ?? 0,
      as: admin,
    });
    expect(answer.status).toBe(200);
  };

  it('opens no account, and leaves the address to whoever registers again', async () => {
    await rejectFormOf(PROVIDER_PUBLIC.password);
    await confirm(PROVIDER_PUBLIC.password);
    expect(mock.api.world().users.by('email', EMAIL)).toEqual([]);
    // No mail has said why, so what they are led to on the login page does not count on one.
    const mails = mock.api.world().mails.by('to', EMAIL);
    expect(mails.filter(({ text }) => /not kept|not accepted/u.test(text))).toEqual([]);
    expect(loginNoticeOf('addressUnused')).toContain('If a mail of ours says why');
    expect(loginNoticeOf('addressUnused')).toContain('otherwise register again');
    mock.advance(3_600_000);
    await register('another invented phrase');
    expect(await mock.enter('maren', 'another invented phrase')).not.toBe('');
  });

  it('is told to nobody, since its person may have another one that goes on', async () => {
    await register();
    const before = mock.mailsTo(EMAIL);
    mock.api
      .world()
      .registrations.insert({
        ...(mock.api.world().registrations.by('email', EMAIL)[0] ?? expect.fail('no registration')),
        id: 'reg_sent-twice',
        userId: null,
        passwordHash: 'typed by anybody',
      });
    const answer = await mock.send('reviewRegistration', {
      params: { kind: 'providers', registrationId: 'reg_sent-twice' },
      body: { decision: 'reject', reason: 'Sent twice.' },
      version: mock.api.world().registrations.find('reg_sent-twice')?.version ?? 0,
      as: admin,
    });
    expect([answer.status, mock.mailsTo(EMAIL)]).toEqual([200, before]);
  });
});

describe('who registered for themselves and was rejected', () => {
  it('has a closed account, whose sessions have ended, and is told that they may register again', async () => {
    await register();
    const theirs = await mock.enter('maren', PROVIDER_PUBLIC.password);
    await reject();
    expect(user()).toMatchObject({ status: 'Deactivated' });
    expect(user().history.at(-1)).toMatchObject({ from: 'New', to: 'Deactivated', by: null });
    expect((await mock.client.ask('getMyProfile', { as: theirs })).status).toBe(401);
    const mails = mock.api.world().mails.by('to', EMAIL);
    expect(mails.at(-1)?.text).toContain('You may register again.\nOpened as the wrong kind.');
  });

  it.each([
    ['registerProvider', { form: PROVIDER_FORM }],
    [
      'registerFacility',
      {
        form: {
          ...FACILITY_PUBLIC.form,
          primaryContact: { ...FACILITY_PUBLIC.form.primaryContact, email: EMAIL },
        },
      },
    ],
  ] as const)('is taken in by an admin with %s', async (operation, body) => {
    await register();
    expect(await mock.send(operation, { body, as: admin })).toMatchObject({ code: 'EMAIL_TAKEN' });
    await reject();
    expect((await mock.send(operation, { body, as: admin })).status).toBe(201);
  });

  it('is not brought back as an account without a facility or a profile', async () => {
    await register();
    await reject();
    const { id: userId, version } = user();
    const seen = await mock.send('getUser', { params: { userId }, as: admin });
    expect(dataOf<{ allowedActions: string[] }>(seen).allowedActions).toEqual(['edit']);
    const body = { reason: 'By mistake.', credentialsChecked: true };
    const answer = await mock.send('reactivateUser', { params: { userId }, body, version, as: admin });
    expect(answer).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
  });

  it('registers again, and logs in with the password of the second time', async () => {
    await register();
    await reject();
    mock.advance(3_600_000);
    await register('another invented phrase');
    expect(await mock.enter('maren', 'another invented phrase')).not.toBe('');
    expect(
      mock.api
        .world()
        .users.by('email', EMAIL)
        .map(({ status }) => status),
    ).toEqual(['Deactivated', 'New']);
  });

  it('is readmitted to the account of the second time, and is told until then that it is closed', async () => {
    await register();
    await reject();
    mock.advance(3_600_000);
    await register('another invented phrase');
    const { registrations } = mock.api.world();
    const record = registrations.by('user', user().id)[0];
    registrations.change(record?.id ?? '', (held) => ({ ...held, status: 'UnderReview' }));
    await decide({ decision: 'approve' });
    const move = (operation: OperationId, more: object = {}) =>
      mock.send(operation, {
        params: { userId: user().id },
        body: { reason: 'On leave.', ...more },
        version: user().version,
        as: admin,
      });
    expect((await move('deactivateUser')).status).toBe(200);
    const login = await mock.client.ask('login', {
      body: { email: EMAIL, password: 'another invented phrase' },
    });
    expect(login).toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
    expect((await move('reactivateUser', { credentialsChecked: true })).status).toBe(200);
    expect(await mock.enter('maren', 'another invented phrase')).not.toBe('');
  });
});

describe('whoever registered and has an account', () => {
  const REASON = { reason: 'On leave.' };
  const move = (operation: OperationId, body: object) =>
    mock.send(operation, { params: { userId: user().id }, body, version: user().version, as: admin });
  const review = (decision: string) => {
    const record = mock.api.world().registrations.by('user', user().id)[0] ?? expect.fail('no registration');
    const { version } = mock.api
      .world()
      .registrations.change(record.id, (held) => ({ ...held, status: 'UnderReview' }));
    return mock.send('reviewRegistration', {
      params: { kind: 'providers', registrationId: record.id },
      body: { decision, reason: 'The proof is too old.' },
      version,
      as: admin,
    });
  };

  it('that was deactivated meanwhile is neither approved nor sent back before it is readmitted', async () => {
    await register();
    await move('deactivateUser', REASON);
    const before = mock.mailsTo(EMAIL);
    const { id: registrationId } = mock.api.world().registrations.by('user', user().id)[0] ?? { id: '' };
    mock.api.world().registrations.change(registrationId, (held) => ({ ...held, status: 'UnderReview' }));
    const params = { kind: 'providers', registrationId };
    const seen = await mock.client.ask('getRegistration', { params, as: admin });
    expect(dataOf<{ allowedActions: string[] }>(seen).allowedActions).toEqual(['edit', 'reject']);
    for (const decision of ['approve', 'return'])
      expect(await review(decision)).toMatchObject({ status: 409, code: 'REGISTRATION_STATE' });
    expect([mock.mailsTo(EMAIL), mock.api.world().onboardings.by('provider', user().id)]).toEqual([
      before,
      [],
    ]);
    await move('reactivateUser', { ...REASON, credentialsChecked: true });
    expect((await review('approve')).status).toBe(200);
  });

  it('that is worked with already keeps it when the registration is rejected, and is not told otherwise', async () => {
    await register();
    mock.api
      .world()
      .users.change(user().id, (held) => ({
        ...held,
        provider: held.provider && {
          ...held.provider,
          onboarding: { ...held.provider.onboarding, tasksExist: true },
        },
      }));
    await move('changeProviderStatus', { to: 'In Progress' });
    expect(user().status).toBe('In Progress');
    expect((await review('reject')).status).toBe(200);
    expect(user().status).toBe('In Progress');
    const mail = mock.api.world().mails.by('to', EMAIL).at(-1)?.text;
    expect(mail).toBe('Your registration was not accepted.\nThe proof is too old.');
    const seen = await mock.send('getUser', { params: { userId: user().id }, as: admin });
    expect(dataOf<{ allowedActions: string[] }>(seen).allowedActions).toContain('deactivate');
  });
});
