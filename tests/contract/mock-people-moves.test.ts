import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import {
  DEACTIVATED_PROVIDER,
  LAB_OPERATIONS,
  NEW_PROVIDER,
  ONBOARDING_PROVIDER,
} from '#mock-server/seeds/staff.ts';
import { dataOf, fieldRefusal, MINUTE_MS, type PeopleMock, peopleMock } from './people.test-support.ts';

const PROVISIONAL = 'usr_demo000003';
const FACILITY_USER = 'usr_demo000004';
const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';
const REASON = { reason: 'Left the group.' };

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

type Onboarding = NonNullable<ReturnType<PeopleMock['user']>['provider']>['onboarding'];
const setOnboarding = (userId: string, changes: Partial<Onboarding>) =>
  mock.api.world().users.change(userId, (user) => {
    if (user.provider === null) throw new Error('no provider');
    return {
      ...user,
      provider: { ...user.provider, onboarding: { ...user.provider.onboarding, ...changes } },
    };
  });
const send = (id: OperationId, userId: string, body: unknown, version = 1, as = admin) =>
  mock.send(id, { params: { userId }, body, version, as });
const move = (userId: string, to: string, version = 1, as = admin) =>
  send('changeProviderStatus', userId, { to }, version, as);

describe('the way of a provider', () => {
  it('leads from New to Active, one step at a time, with its history', async () => {
    setOnboarding(NEW_PROVIDER, { tasksExist: true });
    const relations = await mock.enter('relations');
    expect((await move(NEW_PROVIDER, 'In Progress', 1, relations)).status).toBe(200);
    expect(await move(NEW_PROVIDER, 'Provisionally Active', 2, relations)).toMatchObject({
      code: 'FORBIDDEN_ROLE',
    });
    setOnboarding(NEW_PROVIDER, {
      agreementSigned: true,
      trainingPassed: true,
      malpracticeEndsOn: '2027-01-01',
    });
    mock.api.world().users.change(NEW_PROVIDER, (user) => {
      const { licences, provider } = mock.user(PROVIDER);
      return {
        ...user,
        licences,
        provider: user.provider && provider && { ...provider, onboarding: user.provider.onboarding },
      };
    });
    expect((await move(NEW_PROVIDER, 'Provisionally Active', 2)).status).toBe(200);
    setOnboarding(NEW_PROVIDER, { proctoredCases: 10 });
    const answer = await move(NEW_PROVIDER, 'Active', 3);
    expect(answer.headers.get('etag')).toBe('"v4"');
    expect(mock.user(NEW_PROVIDER).history.map(({ from, to, by }) => [from, to, by?.displayName])).toEqual([
      [null, 'New', undefined],
      ['New', 'In Progress', 'Juniper Sallow'],
      ['In Progress', 'Provisionally Active', 'Perpetua Holm'],
      ['Provisionally Active', 'Active', 'Perpetua Holm'],
    ]);
    expect(mock.mailsTo('new-provider@example.org')).toBe(3);
  });

  it('is seen by the provider’s next request', async () => {
    const theirs = await mock.enter('provisional');
    setOnboarding(PROVISIONAL, { proctoredCases: 10 });
    await move(PROVISIONAL, 'Active');
    expect((await mock.client.ask('getCurrentUser', { as: theirs })).body).toMatchObject({
      data: { status: 'Active' },
    });
  });

  it.each<[string, string, Partial<Onboarding>, Record<string, string[]>]>([
    [NEW_PROVIDER, 'In Progress', { tasksExist: false }, { tasks: ['Onboarding tasks must be made'] }],
    [
      ONBOARDING_PROVIDER,
      'Provisionally Active',
      { malpracticeEndsOn: '2026-11-20', trainingPassed: true },
      { malpractice: ['Malpractice cover has expired'] },
    ],
    [
      PROVISIONAL,
      'Active',
      { proctoredCases: 7, openMajors: 1 },
      {
        proctoredCases: ['3 of 10 proctored cases are still to be read'],
        openMajors: ['1 major disagreement is not settled'],
      },
    ],
  ])('%s does not lead on to %s with %j', async (userId, to, facts, fields) => {
    setOnboarding(userId, facts);
    const before = mock.user(userId);
    expect(await move(userId, to)).toMatchObject({
      status: 422,
      code: 'ONBOARDING_INCOMPLETE',
      body: { data: fields },
    });
    expect(mock.user(userId)).toEqual(before);
  });

  it.each([
    [PROVIDER, 'Provisionally Active'],
    [NEW_PROVIDER, 'Active'],
    [NEW_PROVIDER, 'Provisionally Active'],
    [ONBOARDING_PROVIDER, 'Deactivated'],
    [DEACTIVATED_PROVIDER, 'In Progress'],
    [LAB_OPERATIONS, 'Provisionally Active'],
  ])('has no step for %s to %s', async (userId, to) => {
    expect(await move(userId, to, 9)).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
  });

  it('is shorter for a facility’s people', async () => {
    mock.api.world().users.change(NP, (user) => ({ ...user, status: 'New' }));
    expect((await move(NP, 'In Progress')).status).toBe(409);
    expect((await move(NP, 'Provisionally Active')).status).toBe(200);
    expect((await move(NP, 'Active', 2)).status).toBe(200);
  });

  it('wants the version after the state and before the papers, and is not the business of other duties', async () => {
    expect((await move(PROVISIONAL, 'Active', 2)).status).toBe(412);
    expect((await move(PROVISIONAL, 'Active', 1, await mock.enter('labops'))).status).toBe(403);
    expect((await move('usr_nobody00000', 'Active')).status).toBe(404);
  });
});

describe('deactivation', () => {
  it('ends every session at once and closes the login', async () => {
    const theirs = await mock.enter('np');
    expect((await send('deactivateUser', NP, REASON)).status).toBe(200);
    expect((await mock.client.ask('getCurrentUser', { as: theirs })).status).toBe(401);
    await expect(mock.enter('np')).rejects.toThrow('deactivated');
    expect(mock.user(NP)).toMatchObject({
      status: 'Deactivated',
      history: [{}, { to: 'Deactivated', reason: 'Left the group.' }],
    });
    expect(await send('deactivateUser', NP, REASON, 2)).toMatchObject({ code: 'STATUS_TRANSITION' });
  });

  it('waits for open cases, or gives them back and tells the laboratory', async () => {
    const { cases, caseEvents, notifications } = mock.api.world();
    const held = cases.by('provider', PROVIDER).filter(({ status }) => status !== 'SignOutCompleted');
    expect(held.length).toBeGreaterThan(0);
    const refused = await send('deactivateUser', PROVIDER, REASON, 9);
    expect(refused).toMatchObject({
      status: 409,
      code: 'OPEN_CASES',
      body: { error: `Reassign ${held.length} open cases first` },
    });
    expect((await send('deactivateUser', PROVIDER, { ...REASON, returnOpenCases: true })).status).toBe(200);
    for (const { id, version } of held) {
      expect(cases.find(id)).toMatchObject({
        status: 'Available',
        assignedProviderId: null,
        version: version + 1,
      });
      expect(caseEvents.by('case', id).at(-1)).toMatchObject({ to: 'Available' });
    }
    expect(notifications.by('user', LAB_OPERATIONS).length).toBe(held.length);
    const signed = cases.list().filter(({ status }) => status === 'SignOutCompleted');
    expect(signed.some(({ assignedProviderId }) => assignedProviderId === PROVIDER)).toBe(true);
  });

  it('never takes the last admin', async () => {
    expect(await send('deactivateUser', ADMIN, REASON)).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
      body: { error: 'At least one active admin is needed' },
    });
    mock.api.world().users.change(LAB_OPERATIONS, (user) => ({ ...user, staffRole: 'Admin' }));
    expect((await send('deactivateUser', ADMIN, REASON)).status).toBe(200);
  });

  it('wants a reason, the version, and the duty', async () => {
    expect(await send('deactivateUser', NP, { reason: ' ' })).toMatchObject(
      fieldRefusal({ reason: 'Reason is required' }),
    );
    expect((await send('deactivateUser', NP, REASON, 2)).status).toBe(412);
    const { status } = await mock.send('deactivateUser', { params: { userId: NP }, body: REASON, as: admin });
    expect(status).toBe(428);
    expect((await send('deactivateUser', NP, REASON, 1, await mock.enter('relations'))).status).toBe(403);
    expect(mock.user(NP).status).toBe('Active');
  });

  it('is repeated by its key without a second step', async () => {
    const headers = { 'Idempotency-Key': '"0b0f3b5e-4f0e-4a52-9c39-3f6f7ad0f002"', 'If-Match': '"v1"' };
    const asking = { params: { userId: NP }, body: REASON, as: admin, headers };
    const [first, replay] = [
      await mock.client.ask('deactivateUser', asking),
      await mock.client.ask('deactivateUser', asking),
    ];
    expect([replay.text, replay.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(mock.user(NP).history.length).toBe(2);
  });
});

describe('the way back', () => {
  it('leads providers to In Progress once their papers were checked, others to Active', async () => {
    expect(await send('reactivateUser', DEACTIVATED_PROVIDER, REASON)).toMatchObject(
      fieldRefusal({ credentialsChecked: 'Check the credentials again first' }),
    );
    expect(
      (await send('reactivateUser', DEACTIVATED_PROVIDER, { ...REASON, credentialsChecked: true })).status,
    ).toBe(200);
    expect(mock.user(DEACTIVATED_PROVIDER).status).toBe('In Progress');
    await send('deactivateUser', FACILITY_USER, REASON);
    expect((await send('reactivateUser', FACILITY_USER, REASON, 2)).body).toMatchObject({
      data: { status: 'Active' },
    });
    expect(await send('reactivateUser', FACILITY_USER, REASON, 3)).toMatchObject({
      code: 'STATUS_TRANSITION',
    });
  });
});

describe('an admin', () => {
  it('has a code mailed and sees neither it nor a password', async () => {
    const ask = (userId: string, as = admin) =>
      mock.send('sendUserPasswordReset', { params: { userId }, as });
    const answer = await ask(NP);
    expect(answer).toMatchObject({ status: 202, body: { data: { done: true } } });
    expect(mock.mailed('np@example.org')).toMatch(/^\d{6}$/);
    expect(answer.text).not.toContain(mock.mailed('np@example.org'));
    expect((await ask(NP)).status).toBe(429);
    expect(await ask(DEACTIVATED_PROVIDER)).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
    expect((await ask(FACILITY_USER, await mock.enter('accounts'))).status).toBe(403);
    expect(await mock.enter('np')).not.toBe('');
  });

  it('has a code mailed though visitors have asked for all that one address is sent in an hour', async () => {
    const body = { email: 'np@example.org', purpose: 'forgot_password' };
    const asVisitor = async () => (await mock.client.ask('requestEmailVerification', { body })).status;
    for (const status of [202, 202, 202, 429]) {
      expect(await asVisitor()).toBe(status);
      mock.advance(MINUTE_MS);
    }
    const before = mock.mailsTo('np@example.org');
    const asked = await mock.send('sendUserPasswordReset', { params: { userId: NP }, as: admin });
    expect([asked.status, mock.mailsTo('np@example.org')]).toEqual([202, before + 1]);
  });

  it('ends all sessions of a user, who may come back', async () => {
    const theirs = await mock.enter('np');
    const answer = await mock.send('revokeUserSessions', { params: { userId: NP }, as: admin });
    expect(dataOf(answer)).toEqual({ revoked: 1 });
    expect((await mock.client.ask('getCurrentUser', { as: theirs })).status).toBe(401);
    expect(await mock.enter('np')).not.toBe('');
  });
});
