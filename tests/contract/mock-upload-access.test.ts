import { beforeEach, describe, expect, it } from 'vitest';
import { uploadJobs } from '#mock-server/jobs/uploads.ts';
import type { MockApi } from '#mock-server/server.ts';
import { key, type MockClient, mockInProcess, type Person } from './mock-client.ts';
import { announce, complete, look, sendPart, strangerIn, type Uploading, uploadIn } from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const SMALL = { fileName: 'slide.svs', bytes: 5 };
const bytes = Uint8Array.from([1, 2, 3, 4, 5]);

let clock = START;
let api: MockApi;
let client: MockClient;
let facility: Uploading;
let uploadId: string;

beforeEach(async () => {
  clock = START;
  ({ api, client } = mockInProcess({ now: () => clock, tokenLifeMs: 3 * DAY_MS }));
  facility = { api, client, as: await client.logIn('facility') };
  uploadId = uploadIn(await announce(facility, SMALL)).id;
});

const ownCase = () => api.world().cases.by('facility', 'fac_demo-1')[0]?.id;

/** What each operation on the upload answers to a token. */
async function answers(as: string): Promise<readonly number[]> {
  const theirs = { api, client, as };
  const params = { uploadId };
  const read = await client.ask('getUpload', { params, as });
  const part = await sendPart(theirs, { uploadId, n: 1, bytes });
  const completed = await client.ask('completeUpload', { params, headers: { 'Idempotency-Key': key() }, as });
  const aborted = await client.ask('abortUpload', { params, headers: { 'If-Match': '"v2"' }, as });
  return [read, part, completed, aborted].map(({ status }) => status);
}

describe('an upload', () => {
  it.each<Person>(['facility', 'np', 'admin'])('is open to %s', async (person) => {
    expect(await answers(await client.logIn(person))).toEqual([200, 200, 200, 409]);
  });

  it.each<Person>(['provider', 'provisional'])('is not there for %s, who may begin none', async (person) => {
    const as = await client.logIn(person);
    expect(await answers(as)).toEqual([404, 404, 404, 404]);
    expect(await announce({ api, client, as }, SMALL)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect((await look(facility, uploadId)).status).toBe('Created');
  });

  it('is not there for another facility, no more than one that never was', async () => {
    const stranger = await strangerIn({ api, client });
    expect(await answers(stranger)).toEqual([404, 404, 404, 404]);
    uploadId = 'upl_none';
    expect(await answers(stranger)).toEqual([404, 404, 404, 404]);
  });

  it('is closed to nobody in particular', async () => {
    expect(await answers('not-a-token')).toEqual([401, 401, 401, 401]);
    expect(await announce({ api, client, as: 'not-a-token' }, SMALL)).toMatchObject({ status: 401 });
  });

  it('that an admin begins for a case belongs to the facility of the case', async () => {
    const admin = { api, client, as: await client.logIn('admin') };
    const forCase = uploadIn(await announce(admin, { ...SMALL, caseId: ownCase() })).id;
    const forNone = uploadIn(await announce(admin, SMALL)).id;
    expect((await look(facility, forCase)).id).toBe(forCase);
    const hidden = await client.ask('getUpload', { params: { uploadId: forNone }, as: facility.as });
    expect(hidden.status).toBe(404);
  });
});

describe('the 24 hours of an upload', () => {
  const runJobs = () => {
    for (const job of uploadJobs) job.run(api.world(), clock);
  };

  it('let parts through to the last moment', async () => {
    clock = START + DAY_MS - 1;
    runJobs();
    expect((await sendPart(facility, { uploadId, n: 1, bytes })).status).toBe(200);
  });

  it('end it by the clock, and its parts with it', async () => {
    await sendPart(facility, { uploadId, n: 1, bytes });
    clock = START + DAY_MS;
    runJobs();
    expect(await look(facility, uploadId)).toMatchObject({
      status: 'Expired',
      version: 3,
      expiresAt: null,
      allowedActions: [],
    });
    expect(api.world().uploadParts.by('upload', uploadId)).toEqual([]);
    runJobs();
    expect(api.world().uploads.find(uploadId)?.version).toBe(3);
  });

  it.each(['before the job has run', 'after it'])('close it for everyone, %s', async (when) => {
    await sendPart(facility, { uploadId, n: 1, bytes });
    clock = START + DAY_MS;
    if (when === 'after it') runJobs();
    const refusal = {
      status: 410,
      code: 'UPLOAD_EXPIRED',
      body: { error: 'This upload has expired. Start it again.' },
    };
    expect(await sendPart(facility, { uploadId, n: 1, bytes })).toMatchObject(refusal);
    expect(await complete(facility, uploadId)).toMatchObject(refusal);
    const headers = { 'If-Match': '"v2"' };
    expect(await client.ask('abortUpload', { params: { uploadId }, headers, as: facility.as })).toMatchObject(
      refusal,
    );
  });

  it('do not end what is complete', async () => {
    await sendPart(facility, { uploadId, n: 1, bytes });
    await complete(facility, uploadId);
    clock = START + DAY_MS;
    runJobs();
    expect(['Completed', 'Scanning', 'Rejected']).toContain((await look(facility, uploadId)).status);
  });
});
