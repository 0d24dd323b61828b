import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { DAY_MS, openRenewals, PDF, type Renewals } from './licence-renewals.test-support.ts';
import { dataOf, fieldRefusal, MINUTE_MS } from './people.test-support.ts';
import { USER_FORM } from './registration-forms.ts';

let desk: Renewals;
beforeEach(async () => {
  desk = await openRenewals();
});

describe('a licence that is renewed', () => {
  it('stays in its place, so that the history names no other as changed', async () => {
    const places = desk.mock.user(PROVIDER).licences.map(({ state }) => state);
    const at = places.indexOf('OH');
    expect(at).toBeLessThan(places.length - 1);
    await desk.review(await desk.handIn(), { decision: 'accept' });
    expect(desk.mock.user(PROVIDER).licences.map(({ state }) => state)).toEqual(places);
    const history = await desk.mock.client.ask('listRecordHistory', {
      params: { subject: 'users', subjectId: PROVIDER },
      as: desk.admin,
    });
    const [change] = dataOf<{ items: { fields: { field: string }[] }[] }>(history).items;
    const fields = change?.fields.map(({ field }) => field) ?? [];
    expect(fields).toContain(`licences.${at}.number`);
    expect(fields.every((field) => field.startsWith(`licences.${at}.`))).toBe(true);
  });

  it('counts once it is accepted, and ends the task that asked for it', async () => {
    desk.holdOnly('2026-12-10');
    desk.mock.advance(DAY_MS);
    await desk.mock.client.ask('getCurrentUser', { as: desk.mine });
    const tasks = () =>
      desk.mock.api
        .world()
        .tasks.by('assignee', PROVIDER)
        .filter(({ type }) => type === 12);
    expect(tasks().map(({ status }) => status)).toEqual(['Open']);
    expect(tasks()[0]?.title).toBe('Renew the OH licence that ends on 12/10/2026');
    await desk.review(await desk.handIn(), { decision: 'return', reason: 'Not legible.' });
    expect(tasks()).toMatchObject([{ status: 'Returned', reason: 'Not legible.', version: 3 }]);
    // News of one kind come once in ten minutes.
    desk.mock.advance(11 * MINUTE_MS);
    const answer = await desk.renew();
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
    expect(desk.licence()?.expiresOn).toBe('2026-12-10');
    const { id } = dataOf<{ id: string }>(answer);
    expect(desk.mock.api.world().notifications.list()).toContainEqual(
      expect.objectContaining({ event: 'assigned_to_me', licenceRenewalId: id }),
    );
    const accepted = await desk.review(id, { decision: 'accept' });
    expect(accepted).toMatchObject({
      status: 200,
      body: { data: { status: 'Accepted', allowedActions: [] } },
    });
    expect(desk.licence()).toMatchObject({
      number: 'DEMO-35-0042',
      expiresOn: '2029-11-19',
      verifiedOn: '2026-11-22',
    });
    expect(tasks().map(({ status }) => status)).toEqual(['Completed']);
    const notices = desk.mock.api
      .world()
      .notifications.by('user', PROVIDER)
      .map(({ text }) => text);
    expect(notices).toContain('Your OH licence was accepted');
    const world = desk.mock.api.world();
    const texts = [...world.notifications.list(), ...world.mails.list()].map(({ text }) => text).join('\n');
    expect(texts).toContain('handed in an OH licence that ends on 11/19/2029.');
    expect(texts).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('is handed in and sent back through the renewal alone, and its task stays with the provider', async () => {
    desk.holdOnly('2026-12-10');
    desk.mock.advance(DAY_MS);
    await desk.mock.client.ask('getCurrentUser', { as: desk.mine });
    const taskNow = () =>
      desk.mock.api
        .world()
        .tasks.by('assignee', PROVIDER)
        .find(({ type }) => type === 12);
    const move = (
      id: 'startTask' | 'submitTask' | 'completeTask' | 'returnTask',
      as: string,
      body?: object,
    ) =>
      desk.mock.send(id, {
        params: { taskId: taskNow()?.id ?? '' },
        version: taskNow()?.version ?? 0,
        as,
        ...(body === undefined ? {} : { body }),
      });
    const wrongState = { status: 409, code: 'TASK_STATE' };
    expect(await move('startTask', desk.mine)).toMatchObject({
      status: 200,
      body: { data: { allowedActions: ['decline', 'comment', 'attach'] } },
    });
    expect(await move('submitTask', desk.mine, {})).toMatchObject(wrongState);
    expect(await move('completeTask', desk.mine, {})).toMatchObject(wrongState);
    const renewalId = await desk.handIn();
    expect(taskNow()?.status).toBe('Submitted');
    expect(await move('completeTask', desk.admin, {})).toMatchObject(wrongState);
    expect(await move('returnTask', desk.admin, { reason: 'Not legible.' })).toMatchObject(wrongState);
    const assigned = await desk.mock.send('assignTask', {
      params: { taskId: taskNow()?.id ?? '' },
      version: taskNow()?.version ?? 0,
      body: { assigneeId: SECOND_PROVIDER },
      as: desk.admin,
    });
    expect(assigned).toMatchObject(
      fieldRefusal({ assignee: 'This task stays with the pathologist whom it is about.' }),
    );
    expect((await desk.review(renewalId, { decision: 'return', reason: 'Not legible.' })).status).toBe(200);
    expect(taskNow()?.status).toBe('Returned');
    expect((await desk.renew()).status).toBe(201);
  });

  it('keeps its provider past the end of the old one, who else is shut out', async () => {
    desk.holdOnly('2026-11-22');
    await desk.review(await desk.handIn(), { decision: 'accept' });
    desk.mock.advance(3 * DAY_MS);
    expect((await desk.mock.client.ask('getCurrentUser', { as: desk.mine })).status).toBe(200);
    expect(desk.mock.user(PROVIDER).status).toBe('Active');
  });

  it('that is accepted after the last one ended opens no account, and its provider hears so by mail', async () => {
    desk.holdOnly('2026-11-21');
    const renewalId = await desk.handIn();
    desk.mock.advance(2 * DAY_MS);
    expect((await desk.mock.client.ask('getCurrentUser', { as: desk.mine })).status).toBe(401);
    expect((await desk.review(renewalId, { decision: 'accept' })).status).toBe(200);
    const { status, email } = desk.mock.user(PROVIDER);
    expect(status).toBe('Deactivated');
    const mail = desk.mock.api.world().mails.by('to', email).at(-1)?.text;
    expect(mail).toContain('Your OH licence was accepted');
    expect(mail).toContain('stays closed until the operator opens it again');
  });

  it('lets its provider pick up where the old one had ended', async () => {
    const { id, version } = desk.mock.api.world().cases.find('cas_dp-2026-000004') ?? { id: '', version: 0 };
    const { state } = desk.mock.api.world().facilities.find('fac_demo-1') ?? { state: '' };
    desk.mock.api
      .world()
      .users.change(PROVIDER, (user) => ({
        ...user,
        licences: user.licences.map((one) =>
          one.state === state ? { ...one, expiresOn: '2026-11-20' } : one,
        ),
      }));
    const pickUp = () => desk.mock.send('pickUpCase', { params: { caseId: id }, version, as: desk.mine });
    expect(await pickUp()).toMatchObject({ status: 403, code: 'LICENCE_REQUIRED' });
    const renewal = dataOf<{ id: string }>(await desk.renew({ region: state })).id;
    expect(await pickUp()).toMatchObject({ status: 403, code: 'LICENCE_REQUIRED' });
    await desk.review(renewal, { decision: 'accept' });
    expect((await pickUp()).status).toBe(200);
  });

  it('is entered by a provider whom an admin registered, and by staff for one who was shut out', async () => {
    const { facilityId: _, role: __, ...person } = USER_FORM;
    const opened = await desk.mock.send('registerUser', {
      body: { form: { ...person, userType: 'Physician' } },
      as: desk.admin,
    });
    const registration = dataOf<{ id: string }>(opened);
    const params = { kind: 'users', registrationId: registration.id };
    await desk.mock.send('submitRegistration', { params, body: {}, version: 1, as: desk.admin });
    await desk.mock.send('reviewRegistration', {
      params,
      body: { decision: 'start' },
      version: 2,
      as: desk.admin,
    });
    const approved = await desk.mock.send('reviewRegistration', {
      params,
      body: { decision: 'approve' },
      version: 3,
      as: desk.admin,
    });
    const { userId } = dataOf<{ outcome: { userId: string } }>(approved).outcome;
    expect(desk.mock.user(userId).licences).toEqual([]);
    await desk.mock.client.ask('requestEmailVerification', {
      body: { email: person.email, purpose: 'forgot_password' },
    });
    const byStaff = dataOf<{ id: string }>(await desk.renew({ region: 'CO' }, desk.admin, userId)).id;
    expect((await desk.review(byStaff, { decision: 'accept' })).status).toBe(200);
    expect(desk.mock.user(userId).licences).toMatchObject([{ state: 'CO', verifiedOn: '2026-11-21' }]);
    desk.mock.api.world().users.change(userId, (user) => ({ ...user, status: 'Deactivated' }));
    expect((await desk.renew({ region: 'OH' }, desk.admin, userId)).status).toBe(201);
  });
});
