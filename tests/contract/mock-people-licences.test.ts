import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf, fieldRefusal, MINUTE_MS, type PeopleMock, peopleMock } from './people.test-support.ts';
import { USER_FORM } from './registration-forms.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
const PDF = '%PDF-1.7 an invented licence';

let mock: PeopleMock;
let admin: string;
let mine: string;
beforeEach(async () => {
  mock = peopleMock({ tokenLifeMs: 400 * DAY_MS });
  admin = await mock.enter('admin');
  mine = await mock.enter('provider');
});

const LICENCE = { region: 'OH', number: 'DEMO-35-0042', issuedOn: '2026-11-20', expiresOn: '2029-11-19' };
const renew = (changes: object = {}, as = mine, userId = PROVIDER, type = 'application/pdf') =>
  mock.send('renewLicence', {
    params: { userId },
    query: { ...LICENCE, name: 'licence.pdf', ...changes },
    body: PDF,
    as,
    headers: { 'Content-Type': type },
  });
const review = (renewalId: string, body: object, as = admin, version = 1) =>
  mock.send('reviewLicenceRenewal', { params: { renewalId }, body, version, as });
const handIn = async (changes: object = {}): Promise<string> =>
  dataOf<{ id: string }>(await renew(changes)).id;
const holdOnly = (expiresOn: string): void => {
  mock.api
    .world()
    .users.change(PROVIDER, (user) => ({
      ...user,
      licences: user.licences
        .filter(({ state }) => state === 'OH')
        .map((licence) => ({ ...licence, expiresOn })),
    }));
};
const licence = () => mock.user(PROVIDER).licences.find(({ state }) => state === 'OH');

describe('a licence that is renewed', () => {
  it('stays in its place, so that the history names no other as changed', async () => {
    const places = mock.user(PROVIDER).licences.map(({ state }) => state);
    const at = places.indexOf('OH');
    expect(at).toBeLessThan(places.length - 1);
    await review(await handIn(), { decision: 'accept' });
    expect(mock.user(PROVIDER).licences.map(({ state }) => state)).toEqual(places);
    const history = await mock.client.ask('listRecordHistory', {
      params: { subject: 'users', subjectId: PROVIDER },
      as: admin,
    });
    const [change] = dataOf<{ items: { fields: { field: string }[] }[] }>(history).items;
    const fields = change?.fields.map(({ field }) => field) ?? [];
    expect(fields).toContain(`licences.${at}.number`);
    expect(fields.every((field) => field.startsWith(`licences.${at}.`))).toBe(true);
  });

  it('counts once it is accepted, and ends the task that asked for it', async () => {
    holdOnly('2026-12-10');
    mock.advance(DAY_MS);
    await mock.client.ask('getCurrentUser', { as: mine });
    const tasks = () =>
      mock.api
        .world()
        .tasks.by('assignee', PROVIDER)
        .filter(({ type }) => type === 12);
    expect(tasks().map(({ status }) => status)).toEqual(['Open']);
    expect(tasks()[0]?.title).toBe('Renew the OH licence that ends on 12/10/2026');
    await review(await handIn(), { decision: 'return', reason: 'Not legible.' });
    expect(tasks()).toMatchObject([{ status: 'Returned', reason: 'Not legible.', version: 3 }]);
    // News of one kind come once in ten minutes.
    mock.advance(11 * MINUTE_MS);
    const answer = await renew();
    expect(tasks()).toMatchObject([{ status: 'Submitted', submittedAt: '2026-11-22T12:11:00.000Z' }]);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          status: 'Submitted',
          region: 'OH',
          number: 'DEMO-35-0042',
          taskId: tasks()[0]?.id,
          replaces: { expiresOn: '2026-12-10' },
          file: { name: 'licence.pdf', bytes: PDF.length },
        },
      },
    });
    expect(licence()?.expiresOn).toBe('2026-12-10');
    const accepted = await review(dataOf<{ id: string }>(answer).id, { decision: 'accept' });
    expect(accepted).toMatchObject({
      status: 200,
      body: { data: { status: 'Accepted', allowedActions: [] } },
    });
    expect(licence()).toMatchObject({
      number: 'DEMO-35-0042',
      expiresOn: '2029-11-19',
      verifiedOn: '2026-11-22',
    });
    expect(tasks().map(({ status }) => status)).toEqual(['Completed']);
    const notices = mock.api
      .world()
      .notifications.by('user', PROVIDER)
      .map(({ text }) => text);
    expect(notices).toContain('Your OH licence was accepted');
    const world = mock.api.world();
    const texts = [...world.notifications.list(), ...world.mails.list()].map(({ text }) => text).join('\n');
    expect(texts).toContain('licence that ends on 11/19/2029.');
    expect(texts).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('is handed in and sent back through the renewal alone, and its task stays with the provider', async () => {
    holdOnly('2026-12-10');
    mock.advance(DAY_MS);
    await mock.client.ask('getCurrentUser', { as: mine });
    const taskNow = () =>
      mock.api
        .world()
        .tasks.by('assignee', PROVIDER)
        .find(({ type }) => type === 12);
    const move = (
      id: 'startTask' | 'submitTask' | 'completeTask' | 'returnTask',
      as: string,
      body?: object,
    ) =>
      mock.send(id, {
        params: { taskId: taskNow()?.id ?? '' },
        version: taskNow()?.version ?? 0,
        as,
        ...(body === undefined ? {} : { body }),
      });
    const wrongState = { status: 409, code: 'TASK_STATE' };
    expect(await move('startTask', mine)).toMatchObject({
      status: 200,
      body: { data: { allowedActions: ['decline', 'comment', 'attach'] } },
    });
    expect(await move('submitTask', mine, {})).toMatchObject(wrongState);
    expect(await move('completeTask', mine, {})).toMatchObject(wrongState);
    const renewalId = await handIn();
    expect(taskNow()?.status).toBe('Submitted');
    expect(await move('completeTask', admin, {})).toMatchObject(wrongState);
    expect(await move('returnTask', admin, { reason: 'Not legible.' })).toMatchObject(wrongState);
    const assigned = await mock.send('assignTask', {
      params: { taskId: taskNow()?.id ?? '' },
      version: taskNow()?.version ?? 0,
      body: { assigneeId: SECOND_PROVIDER },
      as: admin,
    });
    expect(assigned).toMatchObject(
      fieldRefusal({ assignee: 'This task stays with the pathologist whom it is about.' }),
    );
    expect((await review(renewalId, { decision: 'return', reason: 'Not legible.' })).status).toBe(200);
    expect(taskNow()?.status).toBe('Returned');
    expect((await renew()).status).toBe(201);
  });

  it('keeps its provider past the end of the old one, who else is shut out', async () => {
    holdOnly('2026-11-22');
    await review(await handIn(), { decision: 'accept' });
    mock.advance(3 * DAY_MS);
    expect((await mock.client.ask('getCurrentUser', { as: mine })).status).toBe(200);
    expect(mock.user(PROVIDER).status).toBe('Active');
  });

  it('that is accepted after the last one ended opens no account, and its provider hears so by mail', async () => {
    holdOnly('2026-11-21');
    const renewalId = await handIn();
    mock.advance(2 * DAY_MS);
    expect((await mock.client.ask('getCurrentUser', { as: mine })).status).toBe(401);
    expect((await review(renewalId, { decision: 'accept' })).status).toBe(200);
    const { status, email } = mock.user(PROVIDER);
    expect(status).toBe('Deactivated');
    const mail = mock.api.world().mails.by('to', email).at(-1)?.text;
    expect(mail).toContain('Your OH licence was accepted');
    expect(mail).toContain('stays closed until the operator opens it again');
  });

  it('lets its provider pick up where the old one had ended', async () => {
    const { id, version } = mock.api.world().cases.find('cas_dp-2026-000004') ?? { id: '', version: 0 };
    const { state } = mock.api.world().facilities.find('fac_demo-1') ?? { state: '' };
    mock.api
      .world()
      .users.change(PROVIDER, (user) => ({
        ...user,
        licences: user.licences.map((one) =>
          one.state === state ? { ...one, expiresOn: '2026-11-20' } : one,
        ),
      }));
    const pickUp = () => mock.send('pickUpCase', { params: { caseId: id }, version, as: mine });
    expect(await pickUp()).toMatchObject({ status: 403, code: 'LICENCE_REQUIRED' });
    const renewal = dataOf<{ id: string }>(await renew({ region: state })).id;
    expect(await pickUp()).toMatchObject({ status: 403, code: 'LICENCE_REQUIRED' });
    await review(renewal, { decision: 'accept' });
    expect((await pickUp()).status).toBe(200);
  });

  it('is entered by a provider whom an admin registered, and by staff for one who was shut out', async () => {
    const { facilityId: _, role: __, ...person } = USER_FORM;
    const opened = await mock.send('registerUser', {
      body: { form: { ...person, userType: 'Physician' } },
      as: admin,
    });
    const registration = dataOf<{ id: string }>(opened);
    const params = { kind: 'users', registrationId: registration.id };
    await mock.send('submitRegistration', { params, body: {}, version: 1, as: admin });
    await mock.send('reviewRegistration', { params, body: { decision: 'start' }, version: 2, as: admin });
    const approved = await mock.send('reviewRegistration', {
      params,
      body: { decision: 'approve' },
      version: 3,
      as: admin,
    });
    const { userId } = dataOf<{ outcome: { userId: string } }>(approved).outcome;
    expect(mock.user(userId).licences).toEqual([]);
    await mock.client.ask('requestEmailVerification', {
      body: { email: person.email, purpose: 'forgot_password' },
    });
    const byStaff = dataOf<{ id: string }>(await renew({ region: 'CO' }, admin, userId)).id;
    expect((await review(byStaff, { decision: 'accept' })).status).toBe(200);
    expect(mock.user(userId).licences).toMatchObject([{ state: 'CO', verifiedOn: '2026-11-21' }]);
    mock.api.world().users.change(userId, (user) => ({ ...user, status: 'Deactivated' }));
    expect((await renew({ region: 'OH' }, admin, userId)).status).toBe(201);
  });
});

describe('a renewal', () => {
  it('is refused where its dates cannot be, or another one waits', async () => {
    const wrong = async (changes: object, field: string, text: string) =>
      expect(await renew(changes)).toMatchObject(fieldRefusal({ [field]: text }));
    holdOnly('2027-01-01');
    await wrong({ expiresOn: '2026-11-21' }, 'expiresOn', 'Expiry date must be in the future');
    await wrong(
      { expiresOn: '2027-01-01' },
      'expiresOn',
      'Expiry date must be later than that of the present licence',
    );
    await wrong({ issuedOn: '2026-12-01' }, 'issuedOn', 'Issue date cannot be in the future');
    await wrong({ number: '   ' }, 'number', 'Licence number is required');
    expect(await renew({}, mine, PROVIDER, 'image/png')).toMatchObject({
      status: 415,
      code: 'FILE_CONTENT_MISMATCH',
    });
    expect(await renew({ region: 'nowhere' })).toMatchObject({ status: 400 });
    await handIn();
    expect(await renew()).toMatchObject({ status: 409, code: 'LICENCE_RENEWAL_STATE' });
    expect((await renew({ region: 'CO' })).status).toBe(201);
  });

  it('that is sent back changes nothing, says why, and another one may follow', async () => {
    const before = licence();
    const id = await handIn();
    expect(await review(id, { decision: 'return' })).toMatchObject(
      fieldRefusal({ reason: 'Reason is required' }),
    );
    expect(await review(id, { decision: 'return', reason: 'Not legible.' }, admin, 7)).toMatchObject({
      status: 412,
    });
    expect(await review(id, { decision: 'return', reason: 'Not legible.' })).toMatchObject({
      status: 200,
      body: { data: { status: 'Returned', reason: 'Not legible.' } },
    });
    expect(licence()).toEqual(before);
    expect(await review(id, { decision: 'accept' }, admin, 2)).toMatchObject({
      status: 409,
      code: 'LICENCE_RENEWAL_STATE',
    });
    expect((await renew()).status).toBe(201);
  });

  it('is found by its provider and by staff, with its document', async () => {
    const id = await handIn();
    const list = async (as: string, query: Record<string, string> = {}) =>
      dataOf<{ items: readonly { id: string; allowedActions: string[] }[] }>(
        await mock.client.ask('listLicenceRenewals', { query, as }),
      ).items;
    expect(await list(mine)).toMatchObject([{ id, allowedActions: [] }]);
    expect(await list(await mock.enter('provider2'))).toEqual([]);
    expect(
      await list(admin, { status: 'Submitted', region: 'OH', q: 'demo-35', userId: PROVIDER }),
    ).toMatchObject([{ id, allowedActions: ['accept', 'return'] }]);
    for (const query of [
      { status: 'Accepted' },
      { region: 'CO' },
      { q: 'nobody' },
      { userId: SECOND_PROVIDER },
    ])
      expect(await list(admin, query)).toEqual([]);
    const params = { renewalId: id };
    expect(await mock.client.ask('getLicenceRenewal', { params, as: mine })).toMatchObject({ status: 200 });
    const document = await mock.client.ask('getLicenceRenewalDocument', {
      params,
      query: { inline: 'true' },
      as: mine,
    });
    expect([document.status, document.text]).toEqual([200, PDF]);
    expect(document.headers.get('content-security-policy')).toContain('sandbox');
    expect(
      await mock.client.ask('getLicenceRenewal', { params, as: await mock.enter('provider2') }),
    ).toMatchObject({ status: 404 });
  });
});
