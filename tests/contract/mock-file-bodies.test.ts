import { beforeAll, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { type Drafts, dataOf, draftsOf } from './case-drafts.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';
import { PROVIDER_FORM } from './registration-forms.ts';

const START = Date.parse('2026-11-20T14:00:00Z');
const PDF = '%PDF-1.7 an invented letter';
const TOO_LARGE = PDF.padEnd(25 * 1024 * 1024 + 1);
const TASK = 'tsk_demo-3-a';

interface File {
  readonly mediaType: string;
  readonly body: string;
}

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let admin: string;
let caseId: string;
let registrationId: string;

beforeAll(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  drafts = draftsOf(api, client);
  [facility, admin] = [await client.logIn('facility'), await client.logIn('admin')];
  caseId = await drafts.create(facility);
  const opened = await drafts.ask('registerProvider', admin, {}, { form: PROVIDER_FORM });
  registrationId = dataOf<{ id: string }>(opened).id;
});

/** Each operation that takes a file, with one that is called letter.pdf. */
const PLACES: Readonly<Record<string, (file: File) => Promise<Answered>>> = {
  putCaseAttachment: ({ mediaType, body }) =>
    drafts.ask('putCaseAttachment', facility, { caseId, slot: 'labReports' }, body, {
      'Content-Type': mediaType,
      'X-File-Name': 'letter.pdf',
    }),
  putTaskAttachment: ({ mediaType, body }) =>
    client.ask('putTaskAttachment', {
      params: { taskId: TASK, name: 'letter' },
      body,
      as: admin,
      headers: { 'Content-Type': mediaType, 'X-File-Name': 'letter.pdf', 'If-Match': '"v1"' },
    }),
  uploadRegistrationDocument: ({ mediaType, body }) =>
    client.ask('uploadRegistrationDocument', {
      params: { kind: 'providers', registrationId },
      query: { documentKind: 'cv', name: 'letter.pdf' },
      headers: { 'Content-Type': mediaType, 'Idempotency-Key': key() },
      body,
      as: admin,
    }),
};

const nothingKept = (): void => {
  expect(api.world().requisitions.find(caseId)?.attachments).toEqual([]);
  expect(api.world().tasks.find(TASK)?.attachments).toEqual([]);
  expect(api.world().registrationDocuments.list()).toEqual([]);
};

describe.each(Object.entries(PLACES))('a file for %s', (_, put) => {
  it('beyond 25 MB is refused by the name that the contract has for it', async () => {
    expect(await put({ mediaType: 'application/pdf', body: TOO_LARGE })).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      body: { error: 'File is larger than 25 MB' },
    });
    nothingKept();
  });

  it.each(['text/plain', 'application/octet-stream', ''])('sent as "%s" is refused', async (mediaType) => {
    expect(await put({ mediaType, body: PDF })).toMatchObject({
      status: 415,
      code: 'FILE_TYPE_NOT_ALLOWED',
      body: { error: 'Only JPG, PNG, PDF and Word documents are allowed.' },
    });
    nothingKept();
  });
});

describe('a file that is sent as something else than it is', () => {
  it.each(['putCaseAttachment', 'uploadRegistrationDocument'])('is refused by %s', async (id) => {
    expect(await PLACES[id]?.({ mediaType: 'image/png', body: PDF })).toMatchObject({
      status: 415,
      code: 'FILE_CONTENT_MISMATCH',
      body: { error: 'The file content does not match its type' },
    });
    nothingKept();
  });
});

describe('a file that is sent as what it is', () => {
  it('is taken, whatever parameters its media type has', async () => {
    const statuses = [];
    for (const put of Object.values(PLACES))
      statuses.push((await put({ mediaType: 'Application/PDF; name=x', body: PDF })).status);
    expect(statuses).toEqual([200, 201, 201]);
  });
});
