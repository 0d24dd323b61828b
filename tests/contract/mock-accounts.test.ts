import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import {
  type BusinessMock,
  businessMock,
  dataOf,
  itemsOf,
  makeKeyed,
  staffToken,
  type Tokens,
} from './business-people.ts';
import type { Answered, MockClient } from './mock-client.ts';

const LAB = {
  accountType: 'Laboratory',
  name: 'Fennimore Pathology',
  contactFirstName: 'Ida',
  country: 'US',
  contactLastName: 'Fenn',
  email: 'Lab@Example.org',
  phone: '+1 555 010 0140',
  caseVolume: 250,
};

let time: BusinessMock['time'];
let api: MockApi;
let client: MockClient;
let people: Tokens;

beforeEach(async () => {
  ({ api, client, people, time } = await businessMock());
});

const create = (as: string | null, body: unknown = LAB, headers = makeKeyed()): Promise<Answered> =>
  client.ask('createAccount', { body, headers, as });
const openAccount = async (body: unknown = LAB): Promise<string> =>
  dataOf<{ id: string }>(await create(people.admin, body)).id;
const readStored = (id: string) => api.world().accounts.find(id);
const present = (id: string) => ({ 'If-Match': `"v${readStored(id)?.version ?? 0}"` });
const update = (accountId: string, body: unknown, headers: Record<string, string>, as = people.admin) =>
  client.ask('updateAccount', { params: { accountId }, body, headers, as });
const move = (accountId: string, body: unknown, as = people.admin, headers = present(accountId)) =>
  client.ask('changeAccountLeadStatus', { params: { accountId }, body, headers: makeKeyed(headers), as });

describe('an account', () => {
  it('is entered as Prospect, with that as the first step of its history', async () => {
    const headers = makeKeyed();
    const answer = await create(people.admin, LAB, headers);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          leadStatus: 'Prospect',
          email: 'lab@example.org',
          salutation: 'None',
          version: 1,
          history: [{ from: null, to: 'Prospect', by: { userId: 'usr_demo000006' }, reason: null }],
          allowedActions: ['edit', 'interest', 'followUp', 'loseInterest', 'exclude'],
        },
      },
    });
    expect((await create(people.admin, LAB, headers)).text).toBe(answer.text);
    expect(await create(people.admin)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(api.world().accounts.list()).toHaveLength(1);
  });

  it.each([
    [
      { phone: '555 010 0140' },
      'phone',
      'Invalid phone number format. Must start with + and follow a valid pattern.',
    ],
    [{ email: 'nobody' }, 'email', 'Enter a valid email address'],
    [{ nextContactDate: '2026-11-20' }, 'nextContactDate', 'Next contact date cannot be in the past'],
    [{ name: ' <b> </b> x ' }, 'name', 'Name is required'],
    [{ ownerId: 'usr_demo000001' }, 'ownerId', 'Choose a member of the staff'],
  ])('is refused with %j', async (wrong, field, text) => {
    expect(await create(people.admin, { ...LAB, ...wrong })).toMatchObject({
      status: 422,
      body: { data: { [field]: [text] } },
    });
    expect(api.world().accounts.list()).toEqual([]);
  });

  it('is planned by the day that it still is where the operator is', async () => {
    time.now = Date.parse('2026-11-22T01:30:00Z');
    expect(await create(people.admin, { ...LAB, nextContactDate: '2026-11-20' })).toMatchObject({
      status: 422,
    });
    expect(await create(people.admin, { ...LAB, nextContactDate: '2026-11-21' })).toMatchObject({
      status: 201,
    });
  });

  it('is seen by every admin, kept by those who look after accounts, and by nobody else', async () => {
    const id = await openAccount();
    const lab = staffToken(api, 'Lab_Operations');
    const manager = staffToken(api, 'Relationship_Manager');
    expect((await client.ask('getAccount', { params: { accountId: id }, as: lab })).body).toMatchObject({
      data: { allowedActions: [] },
    });
    expect((await create(lab, { ...LAB, email: 'other@example.org' })).status).toBe(403);
    expect((await update(id, { note: 'x' }, present(id), lab)).status).toBe(403);
    expect((await move(id, { to: 'Interested' }, lab)).status).toBe(403);
    expect((await update(id, { note: 'x' }, present(id), manager)).status).toBe(200);
    for (const as of [people.provider, people.facility, people.np]) {
      expect((await client.ask('listAccounts', { as })).status).toBe(403);
      expect((await create(as)).status).toBe(403);
    }
    expect((await create(null)).status).toBe(401);
    const none = { params: { accountId: 'acc_none' }, as: people.admin };
    expect((await client.ask('getAccount', none)).status).toBe(404);
  });

  it('changes under its version; what is not sent stays', async () => {
    const id = await openAccount();
    await openAccount({ ...LAB, email: 'second@example.org' });
    expect((await update(id, { phone: null }, {})).status).toBe(428);
    expect((await update(id, { phone: null }, { 'If-Match': '"v2"' })).status).toBe(412);
    const taken = await update(id, { email: 'SECOND@example.org' }, present(id));
    expect(taken).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await update(id, { phone: '12' }, present(id))).status).toBe(422);
    const owner = { phone: null, ownerId: 'usr_demo000006' };
    expect((await update(id, owner, present(id))).headers.get('etag')).toBe('"v2"');
    expect(readStored(id)).toMatchObject({
      phone: null,
      caseVolume: 250,
      owner: { displayName: 'Perpetua Holm' },
    });
  });

  it('can be changed while another has the same email, though it cannot take one', async () => {
    const id = await openAccount();
    const other = await openAccount({ ...LAB, email: 'second@example.org' });
    api.world().accounts.change(other, (account) => ({ ...account, email: 'lab@example.org' }));
    expect((await update(id, { note: 'x', email: 'Lab@example.org' }, present(id))).status).toBe(200);
    const third = await openAccount({ ...LAB, email: 'third@example.org' });
    expect(await update(third, { email: 'lab@example.org' }, present(third))).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });

  it('can be changed after its day has passed and its owner has left, which both may stay', async () => {
    const id = await openAccount({ ...LAB, ownerId: 'usr_demo000006', nextContactDate: '2026-11-22' });
    const past = { nextContactDate: '2026-11-01', owner: { userId: 'usr_gone000001', displayName: 'Gone' } };
    api.world().accounts.change(id, (account) => ({ ...account, ...past }));
    const whole = { note: 'x', nextContactDate: '2026-11-01', ownerId: 'usr_gone000001' };
    expect((await update(id, whole, present(id))).status).toBe(200);
    expect(readStored(id)).toMatchObject({ note: 'x', ...past });
    expect((await update(id, { nextContactDate: '2026-11-02' }, present(id))).status).toBe(422);
    expect((await update(id, { ownerId: 'usr_gone000002' }, present(id))).status).toBe(422);
    expect((await update(id, { ownerId: null }, present(id))).status).toBe(200);
    expect(readStored(id)?.owner).toBeNull();
  });

  it('is found by words, status, type and owner, in the order asked for', async () => {
    await openAccount();
    await openAccount({
      ...LAB,
      name: 'Alder Group',
      email: 'alder@example.org',
      accountType: 'Physician_Group',
    });
    const names = async (query: Record<string, string>) =>
      itemsOf(await client.ask('listAccounts', { query, as: people.admin })).map(({ name }) => name);
    expect(await names({})).toEqual(['Alder Group', 'Fennimore Pathology']);
    expect(await names({ sort: '-name' })).toEqual(['Fennimore Pathology', 'Alder Group']);
    expect(await names({ q: 'alder@' })).toEqual(['Alder Group']);
    expect(await names({ accountType: 'Laboratory' })).toEqual(['Fennimore Pathology']);
    expect(await names({ leadStatus: 'Active' })).toEqual([]);
    expect(await names({ ownerId: 'usr_demo000006' })).toEqual([]);
  });
});

describe('the lead status of an account', () => {
  it('moves as list A has it, each step in its history', async () => {
    const id = await openAccount();
    const way = ['Interested', 'ProvisionallyActive', 'Active', 'Deactivated', 'Prospect'];
    for (const to of way) expect((await move(id, { to })).status).toBe(200);
    expect(readStored(id)?.history.map(({ to }) => to)).toEqual(['Prospect', ...way]);
    for (const to of ['Prospect', 'ProvisionallyActive', 'Active', 'Deactivated'])
      expect(await move(id, { to })).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
  });

  it('wants a reason to reconsider and a day to follow up', async () => {
    const id = await openAccount();
    expect((await move(id, { to: 'Follow_up' })).body).toMatchObject({
      data: { nextContactDate: ['Next contact date is required'] },
    });
    expect((await move(id, { to: 'Follow_up', nextContactDate: '2026-11-20' })).status).toBe(422);
    expect((await move(id, { to: 'Follow_up', nextContactDate: '2026-12-01' })).status).toBe(200);
    expect((await move(id, { to: 'Ineligible' })).status).toBe(200);
    expect((await move(id, { to: 'Prospect', reason: ' ' })).body).toMatchObject({
      data: { reason: ['Reason is required'] },
    });
    expect((await move(id, { to: 'Prospect', reason: 'A licence came.' })).status).toBe(200);
    expect(readStored(id)?.history.at(-1)).toMatchObject({ from: 'Ineligible', reason: 'A licence came.' });
  });

  it('is judged by state before version', async () => {
    const id = await openAccount();
    expect((await move(id, { to: 'Active' }, people.admin, { 'If-Match': '"v9"' })).status).toBe(409);
    expect((await move(id, { to: 'Interested' }, people.admin, { 'If-Match': '"v9"' })).status).toBe(412);
    expect((await move(id, { to: 'Sold' })).status).toBe(400);
  });
});

describe('the facility of an account', () => {
  it('is suspended with the account, and sends out cases again once the account is active again', async () => {
    const { accounts, facilities } = api.world();
    const facility = facilities.list().find(({ id }) => id === 'fac_demo-1');
    const accountId = await openAccount();
    accounts.change(accountId, (held) => ({ ...held, leadStatus: 'Active', facilityId: facility?.id ?? '' }));
    const begin = async () =>
      (await client.ask('createCase', { body: {}, headers: makeKeyed(), as: people.facility })).status;
    const isActive = () => facilities.find(facility?.id ?? '')?.active;
    expect([isActive(), await begin()]).toEqual([true, 201]);
    await move(accountId, { to: 'Deactivated', reason: 'No bill was paid.' });
    expect([isActive(), await begin()]).toEqual([false, 403]);
    for (const to of ['Prospect', 'Interested']) {
      await move(accountId, { to });
      expect(isActive()).toBe(false);
    }
    await move(accountId, { to: 'ProvisionallyActive' });
    expect([isActive(), await begin()]).toEqual([true, 201]);
  });
});
