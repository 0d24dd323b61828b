import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MockApi } from '#mock-server/server.ts';
import { businessMock, dataOf, makeKeyed, newcomer, staffToken, type Tokens } from './business-people.ts';
import type { Answered, MockClient } from './mock-client.ts';
import { FACILITY_FORM, OTHER_FORM, PROVIDER_FORM, STAFF_FORM, USER_FORM } from './registration-forms.ts';

let api: MockApi;
let client: MockClient;
let people: Tokens;

beforeEach(async () => {
  ({ api, client, people } = await businessMock());
});

const open = (id: OperationId, form: unknown, as: string | null = people.admin, headers = makeKeyed()) =>
  client.ask(id, { body: { form }, headers, as });
const params = (id: string) => ({ kind: readStored(id)?.kind ?? '', registrationId: id });
const readStored = (id: string) => api.world().registrations.find(id);
const version = (id: string) => ({ 'If-Match': `"v${readStored(id)?.version ?? 0}"` });
const idOf = (answer: Answered): string => dataOf<{ id: string }>(answer).id;
const submit = (id: string, as: string, body: unknown = {}, headers = makeKeyed(version(id))) =>
  client.ask('submitRegistration', { params: params(id), body, headers, as });
const review = (id: string, body: unknown, as = people.admin, headers = makeKeyed(version(id))) =>
  client.ask('reviewRegistration', { params: params(id), body, headers, as });
const update = (id: string, body: unknown, as: string, headers: Record<string, string> = version(id)) =>
  client.ask('updateRegistration', { params: params(id), body, headers, as });

/** Opens and hands in a registration that needs no files. */
async function handIn(operation: OperationId, form: unknown): Promise<string> {
  const id = idOf(await open(operation, form));
  expect((await submit(id, people.admin)).status).toBe(200);
  return id;
}

describe('a registration by an admin', () => {
  it.each<[OperationId, object, string]>([
    ['registerProvider', PROVIDER_FORM, 'providers'],
    ['registerFacility', FACILITY_FORM, 'facilities'],
    ['registerUser', USER_FORM, 'users'],
    ['registerOperatorStaff', STAFF_FORM, 'operator-staff'],
    ['registerOther', OTHER_FORM, 'other'],
  ])('by %s is a Draft once per key and email', async (operation, form, kind) => {
    const headers = makeKeyed();
    const answer = await open(operation, form, people.admin, headers);
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { kind, status: 'Draft', createdBy: { userId: 'usr_demo000006' }, version: 1 } },
    });
    expect((await open(operation, form, people.admin, headers)).text).toBe(answer.text);
    expect(await open(operation, form)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(api.world().registrations.list()).toHaveLength(1);
    for (const as of [people.provider, people.facility, people.np])
      expect((await open(operation, form, as)).status).toBe(403);
  });

  it('is refused for what its form lacks', async () => {
    const cases: [OperationId, object, object][] = [
      ['registerUser', { ...USER_FORM, facilityId: null }, { facilityId: ['Choose a facility'] }],
      ['registerUser', { ...USER_FORM, facilityId: 'fac_none' }, { facilityId: ['Choose a facility'] }],
      ['registerUser', { ...USER_FORM, userType: 'Operator' }, { userType: ['Staff role is required'] }],
      ['registerUser', { ...USER_FORM, userType: 'Facility_NP' }, { npi: ['NPI is required'] }],
      [
        'registerOperatorStaff',
        { ...STAFF_FORM, staffRole: null },
        { staffRole: ['Staff role is required'] },
      ],
      ['registerOther', { ...OTHER_FORM, region: null }, { region: ['State or province is required'] }],
      [
        'registerProvider',
        { ...PROVIDER_FORM, npi: '1234567898' },
        { npi: ['NPI is not valid. Check the digits.'] },
      ],
    ];
    for (const [operation, form, fields] of cases)
      expect(await open(operation, form)).toMatchObject({ status: 422, body: { data: fields } });
    expect(api.world().registrations.list()).toEqual([]);
  });

  it('is told of an NPI that is registered', async () => {
    await open('registerProvider', PROVIDER_FORM);
    const second = await open('registerProvider', { ...PROVIDER_FORM, email: 'second@example.org' });
    expect(second).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
    const organisation = { ...FACILITY_FORM, npi: PROVIDER_FORM.npi };
    expect((await open('registerFacility', organisation)).status).toBe(201);
  });
});

describe('one registration', () => {
  it('is there for its person and for admins, under its own kind alone', async () => {
    const id = idOf(await open('registerUser', USER_FORM));
    const person = newcomer(api, { id: 'usr_linus00001', role: 'MedicalFacility', staffRole: null });
    const read = (as: string, kind = 'users') =>
      client.ask('getRegistration', { params: { kind, registrationId: id }, as });
    for (const as of [person, people.provider, people.facility]) expect((await read(as)).status).toBe(404);
    api.world().registrations.change(id, (record) => ({ ...record, userId: 'usr_linus00001' }));
    for (const as of [person, people.admin, staffToken(api, 'Accounts')])
      expect((await read(as)).headers.get('etag')).toBe('"v1"');
    expect((await read(people.admin, 'other')).status).toBe(404);
    expect(JSON.stringify((await read(person)).body)).not.toContain('passwordHash');
  });

  it('changes field by field under its version', async () => {
    const id = idOf(await open('registerProvider', { ...PROVIDER_FORM, degree: null }));
    const phone = { kind: 'providers', form: { phone: '+1 555 010 0199', groupName: null } };
    expect((await update(id, phone, people.admin, {})).status).toBe(428);
    expect((await update(id, phone, people.admin, { 'If-Match': '"v2"' })).status).toBe(412);
    expect((await update(id, phone, people.admin)).headers.get('etag')).toBe('"v2"');
    expect(readStored(id)?.form).toMatchObject({ phone: '+1 555 010 0199', lastName: 'Quillfeather' });
    const wrong = { kind: 'providers', form: { npi: '1234567898' } };
    expect((await update(id, wrong, people.admin)).status).toBe(422);
    const taken = { kind: 'providers', form: { email: 'np@example.org' } };
    expect(await update(id, taken, people.admin)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const other = { kind: 'users', form: { phone: '+1 555 010 0100' } };
    expect((await update(id, other, people.admin)).body).toMatchObject({
      data: { kind: ['This must be one of: providers.'] },
    });
    expect(readStored(id)?.version).toBe(2);
  });

  it('after it was handed in is corrected by admins only, and by nobody once it is decided', async () => {
    const id = await handIn('registerUser', USER_FORM);
    const person = newcomer(api, { id: 'usr_linus00001', role: 'MedicalFacility', staffRole: null });
    api.world().registrations.change(id, (record) => ({ ...record, userId: 'usr_linus00001' }));
    const change = { kind: 'users', form: { lastName: 'Okoro-Bell' } };
    expect(await update(id, change, person)).toMatchObject({ status: 409, code: 'REGISTRATION_STATE' });
    expect((await update(id, change, people.admin)).status).toBe(200);
    api.world().registrations.change(id, (record) => ({ ...record, status: 'Rejected' }));
    expect((await update(id, change, people.admin)).status).toBe(409);
  });
});

describe('handing a registration in', () => {
  it('asks for what is missing, the signature and the files', async () => {
    const id = idOf(await open('registerProvider', PROVIDER_FORM));
    expect(await submit(id, people.admin)).toMatchObject({
      status: 422,
      body: {
        data: {
          cv: ['CV is required'],
          proof_of_address: ['Proof of address is required'],
          licence: ['A file of the OH licence is required'],
          malpractice: ['A file of the malpractice cover is required'],
          consent: ['Accept the terms to continue'],
        },
      },
    });
    expect(readStored(id)?.status).toBe('Draft');
    const facility = idOf(await open('registerFacility', FACILITY_FORM));
    expect((await submit(facility, people.admin)).body).toMatchObject({
      data: {
        clia_certificate: ['A file of the CLIA certificate is required'],
        agreement: ['Sign the agreement to continue'],
      },
    });
  });

  it('is for the person or the admin who opened it, once, under the version', async () => {
    const id = idOf(await open('registerOther', OTHER_FORM));
    const colleague = staffToken(api, 'Admin');
    expect(await submit(id, colleague)).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
    expect((await submit(id, people.admin, {}, makeKeyed())).status).toBe(428);
    expect((await submit(id, people.admin, {}, makeKeyed({ 'If-Match': '"v7"' }))).status).toBe(412);
    const headers = makeKeyed(version(id));
    const answer = await submit(id, people.admin, {}, headers);
    expect(answer.body).toMatchObject({
      data: { status: 'Submitted', submittedAt: '2026-11-21T12:00:00.000Z' },
    });
    expect((await submit(id, people.admin, {}, headers)).headers.get('idempotent-replayed')).toBe('true');
    expect(await submit(id, people.admin)).toMatchObject({ status: 409, code: 'REGISTRATION_STATE' });
  });
});

describe('the review', () => {
  it('starts, sends back with a reason, and begins again', async () => {
    const id = await handIn('registerOther', OTHER_FORM);
    for (const decision of ['approve', 'return', 'reject'])
      expect(await review(id, { decision })).toMatchObject({ status: 409, code: 'REGISTRATION_STATE' });
    expect((await review(id, { decision: 'start' })).body).toMatchObject({ data: { status: 'UnderReview' } });
    expect((await review(id, { decision: 'return' })).body).toMatchObject({
      data: { reason: ['Reason is required'] },
    });
    const back = await review(id, { decision: 'return', reason: 'Say more.' });
    expect(back.body).toMatchObject({ data: { status: 'Returned', reason: 'Say more.' } });
    expect(api.world().mails.by('to', 'linus@example.org')).toEqual([]);
    expect(api.world().mails.by('to', 'admin@example.org').at(-1)?.text).toContain('Say more.');
    await submit(id, people.admin);
    await review(id, { decision: 'start' });
    expect((await review(id, { decision: 'reject', reason: 'No.' })).body).toMatchObject({
      data: { status: 'Rejected', allowedActions: [] },
    });
  });

  it('rejects what was not handed in, so that neither a mistake nor an opener who has gone keeps an address', async () => {
    const opener = staffToken(api, 'Relationship_Manager');
    const id = idOf(await open('registerUser', USER_FORM, opener));
    api.world().users.change('usr_staffrelationshipmanager', (user) => ({ ...user, status: 'Deactivated' }));
    expect(await submit(id, people.admin)).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
    const read = await client.ask('getRegistration', { params: params(id), as: people.admin });
    expect(dataOf(read)['allowedActions']).toEqual(['edit', 'reject']);
    expect((await review(id, { decision: 'reject' })).body).toMatchObject({
      data: { reason: ['Reason is required'] },
    });
    for (const decision of ['start', 'approve', 'return'])
      expect(await review(id, { decision, reason: 'No.' })).toMatchObject({ code: 'REGISTRATION_STATE' });
    const rejected = await review(id, { decision: 'reject', reason: 'Opened as the wrong kind.' });
    expect(rejected.body).toMatchObject({ data: { status: 'Rejected', allowedActions: [] } });
    expect(api.world().mails.by('to', USER_FORM.email)).toEqual([]);
    const right = { ...PROVIDER_FORM, email: USER_FORM.email };
    const again = idOf(await open('registerProvider', right));
    api.world().registrations.change(again, (record) => ({ ...record, status: 'Returned' }));
    const told = api.world().notifications.list().length;
    expect((await review(again, { decision: 'reject', reason: 'Twice.' })).status).toBe(200);
    expect(api.world().mails.by('to', USER_FORM.email).at(-1)?.text).toContain('was not accepted');
    expect(api.world().notifications.list()).toHaveLength(told);
  });

  it('is for admins and relationship managers, under the version', async () => {
    const id = await handIn('registerOther', OTHER_FORM);
    const start = { decision: 'start' };
    expect((await review(id, start, staffToken(api, 'Accounts'))).status).toBe(403);
    expect((await review(id, start, people.provider)).status).toBe(404);
    expect((await review(id, start, people.admin, makeKeyed())).status).toBe(428);
    expect((await review(id, start, people.admin, makeKeyed({ 'If-Match': '"v9"' }))).status).toBe(412);
    expect((await review(id, start, staffToken(api, 'Relationship_Manager'))).status).toBe(200);
  });

  it('is not by the relationship manager who opened it', async () => {
    const opener = staffToken(api, 'Relationship_Manager');
    const id = idOf(await open('registerUser', USER_FORM, opener));
    expect((await submit(id, opener)).body).toMatchObject({ data: { allowedActions: ['edit'] } });
    const refusal = { status: 403, code: 'FORBIDDEN_OWNER' };
    expect(await review(id, { decision: 'start' }, opener)).toMatchObject(refusal);
    expect((await review(id, { decision: 'start' })).status).toBe(200);
    expect(await review(id, { decision: 'approve' }, opener)).toMatchObject(refusal);
    expect(api.world().users.by('email', USER_FORM.email)).toEqual([]);
  });

  it('is not by the relationship manager who changed whose login it opens', async () => {
    const lab = staffToken(api, 'Lab_Operations');
    const manager = staffToken(api, 'Relationship_Manager');
    const id = idOf(await open('registerUser', USER_FORM, lab));
    await submit(id, lab);
    const change = (form: object) => update(id, { kind: 'users', form }, manager);
    expect((await change({ phone: '+1 303 555 0177' })).body).toMatchObject({
      data: { allowedActions: ['edit', 'start'] },
    });
    expect((await review(id, { decision: 'start' }, manager)).status).toBe(200);
    for (const form of [{ email: 'manager@example.org' }, { email: USER_FORM.email }]) {
      const changed = await change(form);
      expect(changed.body).toMatchObject({ data: { allowedActions: ['edit'] } });
      expect(dataOf(changed)).not.toHaveProperty('changers');
    }
    const refusal = { status: 403, code: 'FORBIDDEN_OWNER' };
    expect(await review(id, { decision: 'approve' }, manager)).toMatchObject(refusal);
    expect(await submit(id, manager)).toMatchObject(refusal);
    expect((await review(id, { decision: 'approve' })).status).toBe(200);
  });
});

describe("the registration of the operator's staff", () => {
  const others = ['Relationship_Manager', 'Lab_Operations', 'Accounts'] as const;

  it('is opened, changed, handed in and reviewed by admins for everything alone', async () => {
    const id = idOf(await open('registerOperatorStaff', STAFF_FORM));
    const change = { kind: 'operator-staff', form: { staffRole: 'Admin' } };
    const read = (as: string) => client.ask('getRegistration', { params: params(id), as });
    const actions = async (as: string) =>
      dataOf<{ allowedActions: readonly string[] }>(await read(as)).allowedActions;
    for (const duty of others) {
      const as = staffToken(api, duty);
      const opened = await open('registerOperatorStaff', { ...STAFF_FORM, staffRole: 'Admin' }, as);
      expect([duty, opened.status, opened.code]).toEqual([duty, 403, 'FORBIDDEN_ROLE']);
      // Not even what they opened themselves, while they were an admin for everything.
      const me = { userId: `usr_staff${duty.toLowerCase().replaceAll('_', '')}`, displayName: 'Somebody' };
      api.world().registrations.change(id, (record) => ({ ...record, createdBy: me, status: 'Draft' }));
      expect(await update(id, change, as)).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
      expect(await submit(id, as)).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
      expect(await actions(as)).toEqual([]);
      for (const [status, decision] of [
        ['Submitted', 'start'],
        ['UnderReview', 'approve'],
      ] as const) {
        api.world().registrations.change(id, (record) => ({ ...record, status }));
        expect(await review(id, { decision }, as)).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
        expect(await actions(as)).toEqual([]);
      }
    }
    const colleague = staffToken(api, 'Admin');
    expect(await actions(colleague)).toEqual(['edit', 'approve', 'return', 'reject']);
    expect((await update(id, change, colleague)).status).toBe(200);
    expect((await review(id, { decision: 'approve' }, colleague)).status).toBe(200);
    expect(api.world().users.by('email', STAFF_FORM.email)[0]).toMatchObject({ staffRole: 'Admin' });
  });
});
