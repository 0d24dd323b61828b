import { beforeEach, describe, expect, it } from 'vitest';
import { checkResponse } from '#contracts/conformance.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { CaseAttachments } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type Drafts, dataOf, draftDesk } from './case-drafts.ts';
import type { Answered, MockClient } from './mock-client.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 an invented letter');
let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let caseId: string;

beforeEach(async () => {
  ({ api, client, drafts, facility } = await draftDesk());
  caseId = await drafts.create(facility);
});

interface Putting {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly slot?: string;
  readonly match?: string | null;
}

/** A body of bytes, which the client of the other tests does not send. */
async function put({ bytes = PDF, name = 'letter.pdf', slot = 'labReports', match }: Putting = {}) {
  const version = match === undefined ? drafts.version(caseId) : match;
  const response = await api.fetch(
    new Request(`http://mock.test/api/cases/${caseId}/attachments/${slot}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${facility}`,
        'Content-Type': 'application/pdf',
        'X-File-Name': name,
        ...(version === null ? {} : { 'If-Match': version }),
      },
      body: bytes,
    }),
  );
  const body = (await response.json()) as unknown;
  const { status, headers } = response;
  expect(checkResponse(operations.putCaseAttachment, status, headers, body)).toEqual([]);
  return { status, code: headers.get('x-error-code'), body };
}

const get = (as: string, headers: Record<string, string> = {}): Promise<Answered> =>
  client.ask('getCaseAttachment', { params: { caseId, slot: 'labReports' }, headers, as });
const list = async (as = facility): Promise<CaseAttachments> =>
  dataOf(await client.ask('listCaseAttachments', { params: { caseId }, as }));
const listHeldFiles = () => api.world().requisitions.find(caseId)?.attachments ?? [];

describe('the files of a case', () => {
  it('fill a slot under a version more, and come back as they were', async () => {
    const answer = await put({ name: 'Befund%20%C3%84rztin.pdf' });
    expect(answer).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    const { attachments } = await list();
    expect(attachments.map(({ file }) => file?.name ?? null)).toEqual([
      null,
      'Befund Ärztin.pdf',
      null,
      null,
      null,
    ]);
    expect(attachments[1]?.file).toMatchObject({ contentType: 'application/pdf', bytes: PDF.byteLength });
    const file = await get(facility);
    expect([file.status, file.bytes]).toEqual([200, PDF]);
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Befund%20%C3%84rztin.pdf",
    );
    expect(api.world().caseEvents.by('case', caseId).at(-1)).toMatchObject({
      kind: 'attachment_read',
      subject: 'labReports',
    });
  });

  it('are read by range', async () => {
    await put();
    const part = await get(facility, { Range: 'bytes=1-3' });
    expect([part.status, part.text]).toEqual([206, 'PDF']);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${PDF.byteLength}`);
    const etag = part.headers.get('etag') ?? '';
    expect((await get(facility, { Range: 'bytes=1-3', 'If-Range': etag })).status).toBe(206);
    expect((await get(facility, { Range: 'bytes=1-3', 'If-Range': '"other"' })).status).toBe(200);
    const before = api.world().caseEvents.by('case', caseId);
    expect(await get(facility, { Range: 'bytes=999-' })).toMatchObject({
      status: 416,
      code: 'RANGE_NOT_SATISFIABLE',
    });
    expect(api.world().caseEvents.by('case', caseId)).toEqual(before);
  });

  it('are replaced and taken out, and then nothing of them is kept', async () => {
    await put();
    const [first] = listHeldFiles();
    await put({ name: 'other.pdf' });
    const [second, ...others] = listHeldFiles();
    expect([second?.name, others]).toEqual(['other.pdf', []]);
    expect(await api.world().bytes.get(first?.fileId ?? '')).toBeNull();
    const params = { caseId, slot: 'labReports' };
    expect((await drafts.ask('deleteCaseAttachment', facility, params)).status).toBe(200);
    expect(await api.world().bytes.get(second?.fileId ?? '')).toBeNull();
    expect((await drafts.ask('deleteCaseAttachment', facility, params)).status).toBe(404);
    expect((await get(facility)).status).toBe(404);
  });

  it('go with the draft', async () => {
    await put();
    const [held] = listHeldFiles();
    await drafts.ask('deleteCaseDraft', facility, { caseId });
    expect(await api.world().bytes.get(held?.fileId ?? '')).toBeNull();
  });

  it.each<[string, Putting, number, string]>([
    ['another type', { name: 'letter.exe' }, 415, 'FILE_TYPE_NOT_ALLOWED'],
    ['other content than the name says', { name: 'letter.png' }, 415, 'FILE_CONTENT_MISMATCH'],
    ['nothing in it', { bytes: new Uint8Array() }, 422, 'FILE_EMPTY'],
    ['a broken name', { name: '%E0%A4%A' }, 400, 'MALFORMED_REQUEST'],
    ['no version', { match: null }, 428, 'PRECONDITION_REQUIRED'],
    ['a stale version', { match: '"v0"' }, 412, 'STALE_VERSION'],
    ['an unknown slot', { slot: 'somewhere' }, 400, 'MALFORMED_REQUEST'],
  ])('are refused for %s, and the slot keeps what it had', async (_, putting, status, code) => {
    await put();
    const before = listHeldFiles();
    expect(await put(putting)).toMatchObject({ status, code });
    expect(listHeldFiles()).toEqual(before);
  });

  it('have 25 MB at most', async () => {
    const bytes = new Uint8Array(25 * 1024 * 1024 + 1);
    bytes.set(PDF);
    expect((await put({ bytes })).status).toBe(413);
    expect((await put({ bytes: bytes.slice(0, -1) })).status).toBe(200);
  });

  it('change in Draft and Returned only', async () => {
    await put();
    api.world().cases.change(caseId, (record) => ({ ...record, status: 'Submitted' }));
    expect(await put()).toMatchObject({ status: 409, code: 'CASE_STATE' });
    const params = { caseId, slot: 'labReports' };
    expect(await drafts.ask('deleteCaseAttachment', facility, params)).toMatchObject({ status: 409 });
    api.world().cases.change(caseId, (record) => ({ ...record, status: 'Returned' }));
    expect((await put()).status).toBe(200);
  });

  it('are read by the provider who holds or signed the case, and by no other', async () => {
    await put();
    const [mine, theirs] = [await client.logIn('provider'), await client.logIn('provider2')];
    expect((await get(mine)).status).toBe(404);
    const own = { status: 'Selected', assignedProviderId: PROVIDER } as const;
    api.world().cases.change(caseId, (record) => ({ ...record, ...own }));
    expect([(await get(mine)).status, (await get(theirs)).status]).toEqual([200, 404]);
    expect((await list(mine)).attachments).toHaveLength(5);
    const signed = { status: 'SignOutCompleted', assignedProviderId: null, signerId: PROVIDER } as const;
    api.world().cases.change(caseId, (record) => ({ ...record, ...signed }));
    expect([(await get(mine)).status, (await get(theirs)).status]).toEqual([200, 404]);
  });
});
