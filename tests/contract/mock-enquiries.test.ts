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

const ASKER = {
  firstName: 'Juniper',
  lastName: 'Marrow',
  email: 'Juniper@Example.org',
  phone: '+1 555 010 0180',
  organisation: 'Marrow Clinic',
  leadSource: 'Conference',
};

let time: BusinessMock['time'];
let api: MockApi;
let client: MockClient;
let people: Tokens;

beforeEach(async () => {
  ({ api, client, people, time } = await businessMock());
});

const ask = (as: string | null, body: unknown = ASKER, headers = makeKeyed()): Promise<Answered> =>
  client.ask('createEnquiry', { body, headers, as });
const openEnquiry = async (body: unknown = ASKER): Promise<string> =>
  dataOf<{ id: string }>(await ask(people.admin, body)).id;
const readStored = (id: string) => api.world().enquiries.find(id);
const version = (id: string): string => `"v${readStored(id)?.version ?? 0}"`;
const act =
  (operation: 'changeEnquiryStatus' | 'convertEnquiry' | 'addEnquiryNote') =>
  (
    enquiryId: string,
    body: unknown,
    as = people.admin,
    headers = makeKeyed({ 'If-Match': version(enquiryId) }),
  ) =>
    client.ask(operation, { params: { enquiryId }, body, headers, as });
const move = act('changeEnquiryStatus');
const convert = act('convertEnquiry');
const note = act('addEnquiryNote');

describe('an enquiry from the website', () => {
  it('gets the same answer and a mail, and nothing that only staff may say', async () => {
    const answer = await ask(null, { ...ASKER, ownerId: 'usr_demo000006', nextContactDate: '2020-01-01' });
    const message = 'Thank you. We will get in touch.';
    expect(answer).toMatchObject({ status: 202, body: { data: null, message } });
    expect(api.world().enquiries.list()).toMatchObject([
      { leadSource: 'Website', owner: null, nextContactDate: null, email: 'juniper@example.org' },
    ]);
    expect(api.world().mails.by('to', 'juniper@example.org')).toHaveLength(1);
  });

  it('wants a way to answer, and is counted', async () => {
    const silent = { firstName: 'Juniper', lastName: 'Marrow' };
    expect(await ask(null, silent)).toMatchObject({
      status: 422,
      body: { data: { email: ['Give an email or a phone number'] } },
    });
    for (let n = 0; n < 5; n += 1) expect((await ask(null)).status).toBe(202);
    const sixth = await ask(null);
    expect(sixth).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(sixth.headers.get('retry-after')).toBe('60');
    time.now += 60_000;
    expect((await ask(null)).status).toBe(202);
  });
});

describe('the enquiries of the staff', () => {
  it('are opened as prospects with all that was typed', async () => {
    const answer = await ask(people.admin, { ...ASKER, nextContactDate: '2026-11-21', caseVolume: 40 });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          leadStatus: 'prospect',
          leadSource: 'Conference',
          caseVolume: 40,
          version: 1,
          allowedActions: ['edit', 'addNote', 'interest', 'followUp', 'loseInterest'],
        },
      },
    });
  });

  it.each([
    [{ nextContactDate: '2026-11-20' }, { nextContactDate: ['Next contact date cannot be in the past'] }],
    [{ phone: '+0 555 010 0180' }, { phone: ['Invalid country code.'] }],
    [{ country: 'Canada', region: 'OH' }, { region: ['State or province is required'] }],
    [{ firstName: 'R2-D2' }, { firstName: ['First name has characters that are not allowed'] }],
    [{ ownerId: 'usr_demo000001' }, { ownerId: ['Choose a member of the staff'] }],
  ])('refuse %j', async (wrong, fields) => {
    expect(await ask(people.admin, { ...ASKER, ...wrong })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: fields },
    });
    expect(api.world().enquiries.list()).toEqual([]);
  });

  it('are planned by the day that it still is where the operator is', async () => {
    time.now = Date.parse('2026-11-22T01:30:00Z');
    expect(await ask(people.admin, { ...ASKER, nextContactDate: '2026-11-20' })).toMatchObject({
      status: 422,
    });
    expect(await ask(people.admin, { ...ASKER, nextContactDate: '2026-11-21' })).toMatchObject({
      status: 201,
    });
  });

  it('are for admins alone', async () => {
    const id = await openEnquiry();
    for (const as of [people.provider, people.facility, people.np]) {
      expect((await ask(as)).status).toBe(403);
      expect((await client.ask('listEnquiries', { as })).status).toBe(403);
      expect((await client.ask('getEnquiry', { params: { enquiryId: id }, as })).status).toBe(403);
    }
    expect((await client.ask('getEnquiry', { params: { enquiryId: id } })).status).toBe(401);
    const none = { params: { enquiryId: 'enq_none' }, as: people.admin };
    expect((await client.ask('getEnquiry', none)).status).toBe(404);
  });

  it('are searched, filtered and sorted', async () => {
    await openEnquiry({ ...ASKER, nextContactDate: '2026-12-01' });
    await openEnquiry({ firstName: 'Abel', lastName: 'Quill', phone: '+1 555 010 0181' });
    const names = async (query: Record<string, string>) =>
      itemsOf(await client.ask('listEnquiries', { query, as: people.admin })).map(({ name }) => name);
    expect(await names({ sort: 'name' })).toEqual(['Abel Quill', 'Juniper Marrow']);
    expect(await names({ q: 'marrow CLINIC' })).toEqual(['Juniper Marrow']);
    expect(await names({ leadSource: 'Website' })).toEqual(['Abel Quill']);
    expect(await names({ contactBy: '2026-12-01' })).toEqual(['Juniper Marrow']);
    expect(await names({ leadStatus: 'active' })).toEqual([]);
  });

  it('change under their version, keep what was not sent and empty what is null', async () => {
    const id = await openEnquiry();
    const change = (body: unknown, headers: Record<string, string>) =>
      client.ask('updateEnquiry', { params: { enquiryId: id }, body, headers, as: people.admin });
    expect((await change({ phone: null }, {})).status).toBe(428);
    expect((await change({ phone: null }, { 'If-Match': '"v9"' })).status).toBe(412);
    const both = await change({ phone: null, email: null }, { 'If-Match': '"v1"' });
    expect(both.status).toBe(422);
    const body = { phone: null, ownerId: 'usr_demo000006', leadSource: null };
    expect((await change(body, { 'If-Match': '"v1"' })).headers.get('etag')).toBe('"v2"');
    expect(readStored(id)).toMatchObject({
      phone: null,
      email: 'juniper@example.org',
      leadSource: 'Website',
      owner: { userId: 'usr_demo000006' },
    });
  });

  it('change after the day has passed and the owner has left, which both may stay', async () => {
    const id = await openEnquiry();
    const past = { nextContactDate: '2026-11-01', owner: { userId: 'usr_gone000001', displayName: 'Gone' } };
    api.world().enquiries.change(id, (enquiry) => ({ ...enquiry, ...past }));
    const change = (body: unknown) =>
      client.ask('updateEnquiry', {
        params: { enquiryId: id },
        body,
        headers: { 'If-Match': version(id) },
        as: people.admin,
      });
    const whole = { organisation: 'Marrow', nextContactDate: '2026-11-01', ownerId: 'usr_gone000001' };
    expect((await change(whole)).status).toBe(200);
    expect(readStored(id)).toMatchObject({ organisation: 'Marrow', ...past });
    expect((await change({ nextContactDate: '2026-11-02' })).status).toBe(422);
  });

  it('take notes, the newest first', async () => {
    const id = await openEnquiry();
    await note(id, { text: 'First.' });
    const answer = await note(id, { text: ' <i>Second.</i> ' });
    expect(answer.status).toBe(201);
    expect(readStored(id)?.notes.map(({ text }) => text)).toEqual(['Second.', 'First.']);
    expect((await note(id, { text: '  ' })).status).toBe(422);
  });
});

describe('the lead status of an enquiry', () => {
  it('moves as list B has it, and no other way', async () => {
    const id = await openEnquiry();
    expect((await move(id, { to: 'interested' })).body).toMatchObject({
      data: { leadStatus: 'interested', version: 2 },
    });
    for (const to of ['prospect', 'interested', 'active', 'onboarding_in_progress'])
      expect(await move(id, { to })).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
    expect((await move(id, { to: 'not_interested', reason: 'Too far.' })).status).toBe(200);
    expect(readStored(id)?.notes).toMatchObject([{ text: 'Too far.' }]);
  });

  it('follow_up needs a day that is not past', async () => {
    const id = await openEnquiry();
    const past = { to: 'follow_up', nextContactDate: '2026-11-20' };
    expect((await move(id, { to: 'follow_up' })).body).toMatchObject({
      data: { nextContactDate: ['Next contact date is required'] },
    });
    expect((await move(id, past)).status).toBe(422);
    expect((await move(id, { ...past, nextContactDate: '2026-11-21' })).status).toBe(200);
  });

  it('is judged by state, then by version, and moved by relationship managers too', async () => {
    const id = await openEnquiry();
    const stale = makeKeyed({ 'If-Match': '"v9"' });
    expect((await move(id, { to: 'active' }, people.admin, stale)).status).toBe(409);
    expect((await move(id, { to: 'interested' }, people.admin, stale)).status).toBe(412);
    expect((await move(id, { to: 'interested' }, people.admin, makeKeyed())).status).toBe(428);
    const accounts = staffToken(api, 'Accounts');
    expect((await move(id, { to: 'interested' }, accounts)).status).toBe(403);
    const manager = staffToken(api, 'Relationship_Manager');
    expect((await move(id, { to: 'interested' }, manager)).status).toBe(200);
  });
});

describe('converting an enquiry', () => {
  it('opens an account that is Interested and a registration with what is known', async () => {
    const id = await openEnquiry();
    expect((await convert(id, { kind: 'facilities' })).status).toBe(409);
    await move(id, { to: 'interested' });
    const headers = makeKeyed({ 'If-Match': '"v2"' });
    const answer = await convert(id, { kind: 'facilities' }, people.admin, headers);
    expect(answer).toMatchObject({ status: 201, body: { data: { leadStatus: 'onboarding_in_progress' } } });
    const { converted } = dataOf<{ converted: { registrationId: string; accountId: string } }>(answer);
    expect(api.world().accounts.find(converted.accountId)).toMatchObject({
      leadStatus: 'Interested',
      name: 'Marrow Clinic',
      email: 'juniper@example.org',
      enquiryId: id,
    });
    expect(api.world().recordChanges.by('subject', `accounts ${converted.accountId}`)).toMatchObject([
      { version: 1, by: {} },
    ]);
    expect(api.world().registrations.find(converted.registrationId)).toMatchObject({
      kind: 'facilities',
      status: 'Draft',
      outcome: { accountId: converted.accountId },
      form: { legalName: 'Marrow Clinic', primaryContact: { email: 'juniper@example.org' } },
    });
    expect((await convert(id, { kind: 'facilities' }, people.admin, headers)).text).toBe(answer.text);
    expect(api.world().accounts.list()).toHaveLength(1);
    expect((await move(id, { to: 'active' })).status).toBe(200);
    expect((await convert(id, { kind: 'providers' })).status).toBe(409);
  });

  it('opens a registration of a provider', async () => {
    const id = await openEnquiry();
    await move(id, { to: 'interested' });
    await convert(id, { kind: 'providers' });
    expect(api.world().registrations.list()).toMatchObject([
      { kind: 'providers', form: { firstName: 'Juniper', lastName: 'Marrow', licences: [] } },
    ]);
  });

  it('needs an email that nobody has, and a phone number for the form', async () => {
    const silent = await openEnquiry({ ...ASKER, email: null });
    await move(silent, { to: 'interested' });
    expect((await convert(silent, { kind: 'providers' })).body).toMatchObject({
      data: { email: ['Email is required'] },
    });
    const unheard = await openEnquiry({ ...ASKER, phone: null });
    await move(unheard, { to: 'interested' });
    expect((await convert(unheard, { kind: 'providers' })).body).toMatchObject({
      data: { phone: ['Phone is required'] },
    });
    const known = await openEnquiry({ ...ASKER, email: 'provider@example.org' });
    await move(known, { to: 'interested' });
    expect(await convert(known, { kind: 'providers' })).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(api.world().registrations.list()).toEqual([]);
  });
});
