import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { checkResponse } from '#contracts/conformance.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type Answered, key, type MockClient } from './mock-client.ts';

/** How every file below some gigabytes is cut. */
export const PART = 2 * 2 ** 20;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const uploadIn = ({ body }: Answered): Upload => (body as { data: Upload }).data;

/** The bytes of part n, from 1 on. */
export const partOf = (file: Uint8Array, n: number): Uint8Array => file.subarray((n - 1) * PART, n * PART);

export interface Uploading {
  readonly api: MockApi;
  readonly client: MockClient;
  /** A bearer token. */
  readonly as: string;
}

export const announce = ({ client, as }: Uploading, body: object): Promise<Answered> =>
  client.ask('createUpload', { body, headers: { 'Idempotency-Key': key() }, as });

/** Sends bytes as a part; the answer is held to the contract like that of every other call. */
export async function sendPart(
  { api, as }: Uploading,
  { uploadId, n, bytes }: { readonly uploadId: string; readonly n: number; readonly bytes: Uint8Array },
  headers: Readonly<Record<string, string>> = {},
): Promise<Pick<Answered, 'status' | 'code' | 'body'>> {
  const request = new Request(`http://mock.test/api/uploads/${uploadId}/parts/${n}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${as}`,
      'Content-Type': 'application/octet-stream',
      'X-Part-Sha256': sha256(bytes),
      ...headers,
    },
    body: Uint8Array.from(bytes),
  });
  const response = await api.fetch(request);
  const body: unknown = await response.json();
  expect(checkResponse(operations.putUploadPart, response.status, response.headers, body)).toEqual([]);
  return { status: response.status, code: response.headers.get('x-error-code'), body };
}

export const complete = (
  { client, as }: Uploading,
  uploadId: string,
  idempotencyKey = key(),
): Promise<Answered> =>
  client.ask('completeUpload', { params: { uploadId }, headers: { 'Idempotency-Key': idempotencyKey }, as });

export const look = async ({ client, as }: Uploading, uploadId: string): Promise<Upload> =>
  uploadIn(await client.ask('getUpload', { params: { uploadId }, as }));

/** Announces a file, sends all of it and says so; gives the id. */
export async function uploadWhole(
  uploading: Uploading,
  fileName: string,
  file: Uint8Array,
  more: object = {},
): Promise<string> {
  const { id, partsTotal } = uploadIn(await announce(uploading, { fileName, bytes: file.length, ...more }));
  for (let n = 1; n <= partsTotal; n += 1)
    expect((await sendPart(uploading, { uploadId: id, n, bytes: partOf(file, n) })).status).toBe(200);
  expect((await complete(uploading, id)).status).toBe(200);
  return id;
}

/** A token of somebody who runs another facility than the demo's own people. */
export async function strangerIn({ api, client }: Omit<Uploading, 'as'>): Promise<string> {
  const { users } = api.world();
  const [template] = users.by('email', 'facility@example.org');
  if (template === undefined) throw new Error('the demo world has changed');
  const email = 'stranger@example.org';
  users.insert({ ...template, id: 'usr_stranger0001', email, facilityId: 'fac_demo-2' });
  const answer = await client.ask('login', { body: { email, password: DEMO_PASSWORD } });
  return (answer.body as { data: { token: string } }).data.token;
}
