import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { key, type MockClient, mockInProcess } from './mock-client.ts';
import { announce, complete, look, PART, sendPart, sha256, type Uploading, uploadIn } from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

let api: MockApi;
let client: MockClient;
let facility: Uploading;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  facility = { api, client, as: await client.logIn('facility') };
});

const ownCase = () => api.world().cases.by('facility', 'fac_demo-1')[0]?.id;
const SMALL = { fileName: 'slide.svs', bytes: 5 };
const bytes = Uint8Array.from([1, 2, 3, 4, 5]);
const begin = async (body: object = SMALL): Promise<string> => uploadIn(await announce(facility, body)).id;

describe('announcing a slide file', () => {
  it('says how it has to be cut and until when parts are taken', async () => {
    const answer = await announce(facility, { fileName: 'EX26_A1.SVS', bytes: 2 * PART + 1 });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"v1"');
    const upload = uploadIn(answer);
    expect(upload).toMatchObject({
      version: 1,
      status: 'Created',
      fileName: 'EX26_A1.SVS',
      partBytes: PART,
      partsTotal: 3,
      partsReceived: 0,
      missingParts: [1, 2, 3],
      expiresAt: '2026-11-22T12:00:00.000Z',
      steps: [],
      blobId: null,
      allowedActions: ['putPart', 'abort'],
    });
    expect(api.world().uploads.find(upload.id)?.facilityId).toBe('fac_demo-1');
  });

  it('takes 20 GB, and not one byte more', async () => {
    const largest = 20 * 2 ** 30;
    const upload = uploadIn(await announce(facility, { fileName: 'a.svs', bytes: largest }));
    expect(upload.partsTotal).toBe(2560);
    expect(await announce(facility, { fileName: 'a.svs', bytes: largest + 1 })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { bytes: ['File is larger than 20 GB'] }, error: 'Validation failed' },
    });
  });

  it.each(['report.pdf', 'slide.png', 'slide.svs.exe', 'noextension'])(
    'refuses %s by its name',
    async (name) => {
      expect(await announce(facility, { fileName: name, bytes: 5 })).toMatchObject({
        status: 422,
        body: { data: { fileName: ['This slide image type is not supported.'] } },
      });
      expect(api.world().uploads.list()).toEqual([]);
    },
  );

  it.each([
    {},
    { fileName: 'slide.svs' },
    { fileName: 'slide.svs', bytes: 0 },
    { fileName: 'slide.svs', bytes: 'x' },
  ])('refuses the body %j', async (body) => {
    expect(await announce(facility, body)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('wants JSON of the size of a form', async () => {
    const asking = { headers: { 'Idempotency-Key': key() }, as: facility.as };
    const long = { ...SMALL, fileName: 'x'.repeat(70_000) };
    expect(await client.ask('createUpload', { ...asking, body: long })).toMatchObject({ status: 413 });
    const headers = { ...asking.headers, 'Content-Type': 'text/plain' };
    expect(await client.ask('createUpload', { ...asking, headers, body: 'a' })).toMatchObject({
      status: 415,
    });
  });

  it('may name a case that the caller sees, and no other', async () => {
    expect((await announce(facility, { ...SMALL, caseId: ownCase() })).status).toBe(201);
    const foreign = api
      .world()
      .cases.list()
      .find(({ facilityId }) => facilityId !== 'fac_demo-1');
    for (const caseId of [foreign?.id, 'cas_none'])
      expect(await announce(facility, { ...SMALL, caseId })).toMatchObject({
        status: 422,
        body: { data: { caseId: ['Choose one of your cases'] } },
      });
  });

  it('wants a key, and answers the same key with the same upload', async () => {
    const headers = { 'Idempotency-Key': key() };
    const once = await client.ask('createUpload', { body: SMALL, headers, as: facility.as });
    const again = await client.ask('createUpload', { body: SMALL, headers, as: facility.as });
    expect(again.text).toBe(once.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(api.world().uploads.list()).toHaveLength(1);
    const other = { ...SMALL, bytes: 6 };
    expect(await client.ask('createUpload', { body: other, headers, as: facility.as })).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await client.ask('createUpload', { body: SMALL, as: facility.as })).toMatchObject({ status: 400 });
  });
});

describe('a part', () => {
  it('is stored, and the first one makes the upload Uploading', async () => {
    const uploadId = await begin();
    const answer = await sendPart(facility, { uploadId, n: 1, bytes });
    expect(answer.body).toMatchObject({
      data: { status: 'Uploading', version: 2, partNumber: 1, partsReceived: 1, bytesReceived: 5 },
    });
    expect(await look(facility, uploadId)).toMatchObject({
      status: 'Uploading',
      missingParts: [],
      allowedActions: ['complete', 'abort'],
    });
  });

  it('is told of with its checksum to whoever resumes, and of the own facility only', async () => {
    const uploadId = await begin({ ...SMALL, bytes: 2 * PART + bytes.length });
    const first = new Uint8Array(PART).fill(7);
    await sendPart(facility, { uploadId, n: 3, bytes });
    await sendPart(facility, { uploadId, n: 1, bytes: first });
    expect(await look(facility, uploadId)).toMatchObject({
      status: 'Uploading',
      missingParts: [2],
      expiresAt: '2026-11-22T12:00:00.000Z',
      receivedParts: [
        { partNumber: 1, bytes: PART, sha256: sha256(first) },
        { partNumber: 3, bytes: bytes.length, sha256: sha256(bytes) },
      ],
    });
    api
      .world()
      .uploads.change(uploadId, (upload) => ({
        ...upload,
        createdBy: 'usr_elsewhere1',
        facilityId: 'fac_demo-2',
      }));
    expect(await client.ask('getUpload', { params: { uploadId }, as: facility.as })).toMatchObject({
      status: 404,
    });
  });

  it('changes nothing when it comes again, and is refused with other bytes', async () => {
    const uploadId = await begin();
    const first = await sendPart(facility, { uploadId, n: 1, bytes });
    expect(await sendPart(facility, { uploadId, n: 1, bytes })).toEqual(first);
    const others = Uint8Array.from([5, 4, 3, 2, 1]);
    expect(await sendPart(facility, { uploadId, n: 1, bytes: others })).toMatchObject({
      status: 409,
      code: 'UPLOAD_STATE',
      body: { error: 'Part 1 was sent before with other bytes. Start the upload again.' },
    });
    expect(api.world().uploadParts.by('upload', uploadId)).toMatchObject([{ sha256: sha256(bytes) }]);
  });

  it('is taken once when it comes five times at the same moment', async () => {
    const uploadId = await begin();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendPart(facility, { uploadId, n: 1, bytes })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(api.world().uploads.find(uploadId)?.version).toBe(2);
    expect(api.world().uploadParts.by('upload', uploadId)).toHaveLength(1);
  });

  it.each([
    ['damaged on its way', 1, bytes, { 'X-Part-Sha256': 'a'.repeat(64) }, 422, 'PART_CHECKSUM'],
    ['too short', 1, bytes.subarray(1), {}, 422, 'PART_SIZE'],
    ['beyond the last', 2, bytes, {}, 422, 'PART_SIZE'],
    ['without its hash', 1, bytes, { 'X-Part-Sha256': '' }, 400, 'MALFORMED_REQUEST'],
    ['of another type', 1, bytes, { 'Content-Type': 'image/tiff' }, 415, 'PART_TYPE'],
    ['larger than any part', 1, new Uint8Array(4 * PART + 1), {}, 413, 'BODY_TOO_LARGE'],
  ] as const)('is refused when it is %s', async (_, n, body, headers, status, code) => {
    const uploadId = await begin();
    const answer = await sendPart(facility, { uploadId, n, bytes: body }, headers);
    expect(answer).toMatchObject({ status, code });
    expect(await look(facility, uploadId)).toMatchObject({ status: 'Created', partsReceived: 0 });
  });
});

describe('giving an upload up', () => {
  const abort = (uploadId: string, version?: string) =>
    client.ask('abortUpload', {
      params: { uploadId },
      headers: version === undefined ? {} : { 'If-Match': version },
      as: facility.as,
    });

  it('throws its parts away and closes it', async () => {
    const uploadId = await begin();
    await sendPart(facility, { uploadId, n: 1, bytes });
    const [part] = api.world().uploadParts.by('upload', uploadId);
    const bytesId = `${uploadId}-1-${part?.sha256.slice(0, 16) ?? ''}`;
    expect(await api.world().bytes.get(bytesId)).toEqual(bytes);
    expect(await abort(uploadId)).toMatchObject({ status: 428 });
    expect(await abort(uploadId, '"v1"')).toMatchObject({ status: 412 });
    const answer = await abort(uploadId, '"v2"');
    expect(uploadIn(answer)).toMatchObject({
      status: 'Aborted',
      version: 3,
      expiresAt: null,
      allowedActions: [],
    });
    expect(api.world().uploadParts.by('upload', uploadId)).toEqual([]);
    expect(await api.world().bytes.get(bytesId)).toBeNull();
    expect(await sendPart(facility, { uploadId, n: 1, bytes })).toMatchObject({
      status: 409,
      code: 'UPLOAD_STATE',
    });
    expect(await complete(facility, uploadId)).toMatchObject({ status: 409, code: 'UPLOAD_STATE' });
    expect(await abort(uploadId, '"v3"')).toMatchObject({ status: 409, code: 'UPLOAD_STATE' });
  });
});

describe('completing', () => {
  it('is refused before the first part, and while parts are missing', async () => {
    const uploadId = await begin({ fileName: 'a.svs', bytes: PART + 5 });
    expect(await complete(facility, uploadId)).toMatchObject({ status: 409, code: 'UPLOAD_STATE' });
    await sendPart(facility, { uploadId, n: 2, bytes });
    expect(await complete(facility, uploadId)).toMatchObject({
      status: 422,
      code: 'UPLOAD_INCOMPLETE',
      body: { error: 'Parts of the file are missing.' },
    });
    expect((await look(facility, uploadId)).status).toBe('Uploading');
  });

  it('happens once, whatever is sent again', async () => {
    const uploadId = await begin();
    await sendPart(facility, { uploadId, n: 1, bytes });
    const same = key();
    const first = await complete(facility, uploadId, same);
    expect(uploadIn(first)).toMatchObject({ status: 'Completed', completedAt: '2026-11-21T12:00:00.000Z' });
    const replayed = await complete(facility, uploadId, same);
    expect([replayed.text, replayed.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(await complete(facility, uploadId)).toMatchObject({ status: 409, code: 'UPLOAD_STATE' });
    expect(await sendPart(facility, { uploadId, n: 1, bytes })).toMatchObject({ status: 409 });
  });
});
