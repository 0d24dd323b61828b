import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { businessMock, dataOf, itemsOf, makeKeyed, newcomer, type Tokens } from './business-people.ts';
import type { Answered, MockClient } from './mock-client.ts';
import { PROVIDER_FORM } from './registration-forms.ts';

const PDF = '%PDF-1.7 a licence';
const PERSON = 'usr_maren00001';

let api: MockApi;
let client: MockClient;
let people: Tokens;
let maren: string;
let id: string;

beforeEach(async () => {
  ({ api, client, people } = await businessMock());
  maren = newcomer(api, { id: PERSON, role: 'Provider', staffRole: null });
  const body = { form: PROVIDER_FORM };
  id = dataOf<{ id: string }>(
    await client.ask('registerProvider', { body, headers: makeKeyed(), as: people.admin }),
  ).id;
  api.world().registrations.change(id, (record) => ({ ...record, userId: PERSON }));
});

const place = () => ({ kind: 'providers', registrationId: id });
const upload = (
  query: Record<string, string> = {},
  body = PDF,
  as: string | null = maren,
  headers = makeKeyed(),
): Promise<Answered> =>
  client.ask('uploadRegistrationDocument', {
    params: place(),
    query: { documentKind: 'cv', name: 'cv.pdf', ...query },
    body,
    headers: { ...headers, 'Content-Type': 'application/pdf' },
    as,
  });
const list = (as: string | null) => client.ask('listRegistrationDocuments', { params: place(), as });
const remove = (documentId: string, as: string, headers: Record<string, string> = { 'If-Match': '"v1"' }) =>
  client.ask('deleteRegistrationDocument', { params: { ...place(), documentId }, headers, as });
const setStatus = (status: 'UnderReview' | 'Submitted' | 'Returned') =>
  api.world().registrations.change(id, (record) => ({ ...record, status }));

describe('a file of a registration', () => {
  it('is stored with its bytes, and listed with the newest first', async () => {
    const headers = makeKeyed();
    const answer = await upload({}, PDF, maren, headers);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          kind: 'cv',
          version: 1,
          uploadedBy: { userId: PERSON },
          file: { name: 'cv.pdf', contentType: 'application/pdf', bytes: PDF.length },
        },
      },
    });
    const document = dataOf<{ id: string }>(answer).id;
    expect(new TextDecoder().decode((await api.world().bytes.get(document)) ?? undefined)).toBe(PDF);
    expect((await upload({}, PDF, maren, headers)).text).toBe(answer.text);
    await upload({ documentKind: 'licence', name: 'oh.pdf', region: 'OH' });
    expect(itemsOf(await list(people.admin)).map(({ kind }) => kind)).toEqual(['licence', 'cv']);
  });

  it.each<[Record<string, string>, string, number, string]>([
    [{ name: 'cv.xls' }, PDF, 415, 'FILE_TYPE_NOT_ALLOWED'],
    [{ name: 'cv.png' }, PDF, 415, 'FILE_CONTENT_MISMATCH'],
    [{}, '', 422, 'FILE_EMPTY'],
    [{ documentKind: 'licence' }, PDF, 422, 'VALIDATION_FAILED'],
    [{ documentKind: 'licence', region: 'ZZ' }, PDF, 422, 'VALIDATION_FAILED'],
    [{ documentKind: 'proof_of_address' }, PDF, 422, 'VALIDATION_FAILED'],
    [{ documentKind: 'proof_of_address', issuedOn: '2026-08-22' }, PDF, 422, 'VALIDATION_FAILED'],
    [{ documentKind: 'proof_of_address', issuedOn: '2026-11-22' }, PDF, 422, 'VALIDATION_FAILED'],
    [{ documentKind: 'poem' }, PDF, 400, 'MALFORMED_REQUEST'],
  ])('is refused with %j', async (query, body, status, code) => {
    expect(await upload(query, body)).toMatchObject({ status, code });
    expect(api.world().registrationDocuments.list()).toEqual([]);
  });

  it('that proves an address may be 90 days old', async () => {
    const answer = await upload({ documentKind: 'proof_of_address', issuedOn: '2026-08-23' });
    expect(answer.status).toBe(201);
  });

  it('is for the person and for admins', async () => {
    for (const as of [people.provider, people.facility]) {
      expect((await upload({}, PDF, as)).status).toBe(404);
      expect((await list(as)).status).toBe(404);
    }
    expect((await list(null)).status).toBe(401);
  });

  it('is added before the registration is handed in; during the review by admins alone', async () => {
    setStatus('Submitted');
    for (const as of [maren, people.admin])
      expect(await upload({}, PDF, as)).toMatchObject({ status: 409, code: 'REGISTRATION_STATE' });
    setStatus('UnderReview');
    expect((await upload()).status).toBe(409);
    expect((await upload({}, PDF, people.admin)).status).toBe(201);
    setStatus('Returned');
    expect((await upload()).status).toBe(201);
  });

  it('is taken out under its version, with its bytes', async () => {
    const document = dataOf<{ id: string }>(await upload()).id;
    expect((await remove(document, maren, {})).status).toBe(428);
    expect((await remove(document, maren, { 'If-Match': '"v2"' })).status).toBe(412);
    expect((await remove(document, people.provider)).status).toBe(404);
    setStatus('UnderReview');
    expect((await remove(document, people.admin)).status).toBe(409);
    setStatus('Returned');
    expect((await remove(document, maren)).body).toMatchObject({ data: { done: true } });
    expect(await api.world().bytes.get(document)).toBeNull();
    expect((await remove(document, maren)).status).toBe(404);
  });
});

describe('a provider with all files', () => {
  it('hands the registration in with the signature, and signs again what was sent back', async () => {
    await upload();
    await upload({ documentKind: 'licence', region: 'OH' });
    await upload({ documentKind: 'malpractice' });
    await upload({ documentKind: 'proof_of_address', issuedOn: '2026-11-01' });
    const consent = { signedName: ' Maren Quillfeather ', terms: true, privacy: true, eSignature: true };
    const answer = await client.ask('submitRegistration', {
      params: place(),
      body: { consent },
      headers: makeKeyed({ 'If-Match': '"v1"' }),
      as: maren,
    });
    expect(answer.body).toMatchObject({
      data: { status: 'Submitted', signed: { signedName: 'Maren Quillfeather' }, allowedActions: [] },
    });

    const review = (decision: string, etag: string) =>
      client.ask('reviewRegistration', {
        params: place(),
        body: { decision, ...(decision === 'return' ? { reason: 'Sign with your own name.' } : {}) },
        headers: makeKeyed({ 'If-Match': etag }),
        as: people.admin,
      });
    await review('start', '"v2"');
    expect((await review('return', '"v3"')).body).toMatchObject({
      data: { status: 'Returned', signed: null, reason: 'Sign with your own name.' },
    });
    const handIn = (body: object) =>
      client.ask('submitRegistration', {
        params: place(),
        body,
        headers: makeKeyed({ 'If-Match': '"v4"' }),
        as: maren,
      });
    expect((await handIn({})).body).toMatchObject({ data: { consent: ['Accept the terms to continue'] } });
    expect((await handIn({ consent })).body).toMatchObject({
      data: { status: 'Submitted', signed: { signedName: 'Maren Quillfeather' } },
    });
    // The next reviewer reads what the first one asked for.
    expect((await review('start', '"v5"')).body).toMatchObject({
      data: { reason: 'Sign with your own name.' },
    });
    expect((await review('approve', '"v6"')).body).toMatchObject({ data: { reason: null } });
  });
});
