import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { checkResponse } from '#contracts/conformance.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import { type Answered, key, type MockClient } from './mock-client.ts';
import { PART, partOf, sha256, uploadIn } from './uploading.ts';

/** A mock over HTTP. */
export interface Reached {
  readonly client: MockClient;
  /** With /api at its end. */
  readonly base: string;
}

/** What the test knows of one upload: what was acknowledged, and what was sent and not answered. */
interface KnownUpload {
  readonly file: Uint8Array;
  /** The upload is completed; otherwise its parts wait for ever: what is kept of them is seen after each start. */
  readonly isToComplete: boolean;
  readonly createKey: string;
  readonly completeKey: string;
  /** Null until the announcement was answered. */
  id: string | null;
  readonly kept: Set<number>;
  sentPart: number | null;
  completion: 'none' | 'sent' | 'kept';
}

export interface KnownUploads {
  readonly as: string;
  readonly uploads: KnownUpload[];
  /** Announcements, parts and completions that were answered. */
  acknowledged: number;
  parts: number;
}

export const noUploads = (as: string): KnownUploads => ({ as, uploads: [], acknowledged: 0, parts: 0 });

const HEAD = '<DataObject ObjectType="DPUfsImport">';

/** A slide of a format that is kept and not tiled, so that reading it costs little; each has bytes of its own. */
function newUpload(turn: number): KnownUpload {
  const size = turn % 8 === 1 ? PART + 3000 : 3000;
  return {
    file: Buffer.concat([Buffer.from(HEAD), randomBytes(size - HEAD.length)]),
    isToComplete: turn % 4 === 1,
    createKey: key(),
    completeKey: key(),
    id: null,
    kept: new Set<number>(),
    sentPart: null,
    completion: 'none',
  };
}

const partsOf = ({ file }: KnownUpload): readonly number[] =>
  Array.from({ length: Math.ceil(file.length / PART) }, (_, index) => index + 1);

const announce = ({ client }: Reached, as: string, { file, createKey }: KnownUpload): Promise<Answered> =>
  client.ask('createUpload', {
    body: { fileName: 'scan.isyntax', bytes: file.length },
    headers: { 'Idempotency-Key': createKey },
    as,
  });

const complete = ({ client }: Reached, as: string, { id, completeKey }: KnownUpload): Promise<Answered> =>
  client.ask('completeUpload', {
    params: { uploadId: id ?? '' },
    headers: { 'Idempotency-Key': completeKey },
    as,
  });

async function sendPart(
  { base }: Reached,
  as: string,
  { id, file }: KnownUpload,
  n: number,
): Promise<number> {
  const bytes = partOf(file, n);
  const response = await fetch(`${base}/uploads/${id}/parts/${n}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${as}`,
      'Content-Type': 'application/octet-stream',
      'X-Part-Sha256': sha256(bytes),
    },
    body: Uint8Array.from(bytes),
  });
  const body: unknown = await response.json();
  expect(checkResponse(operations.putUploadPart, response.status, response.headers, body)).toEqual([]);
  return response.status;
}

/** Goes on with what is unfinished, then begins new ones for ever; one in four is completed. */
export async function upload(reached: Reached, known: KnownUploads): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    if (turn >= known.uploads.length) known.uploads.push(newUpload(turn));
    const one = known.uploads[turn];
    if (one !== undefined) await goOn(reached, known, one);
  }
}

async function goOn(reached: Reached, known: KnownUploads, one: KnownUpload): Promise<void> {
  const { as } = known;
  if (one.id === null) {
    const answer = await announce(reached, as, one);
    expect(answer.status).toBe(201);
    one.id = uploadIn(answer).id;
    known.acknowledged += 1;
  }
  for (const n of partsOf(one)) {
    if (one.kept.has(n)) continue;
    one.sentPart = n;
    expect(await sendPart(reached, as, one, n)).toBe(200);
    one.sentPart = null;
    one.kept.add(n);
    known.acknowledged += 1;
    known.parts += 1;
  }
  if (!one.isToComplete || one.completion === 'kept') return;
  one.completion = 'sent';
  expect((await complete(reached, as, one)).status).toBe(200);
  one.completion = 'kept';
  known.acknowledged += 1;
}

const CLOSED: readonly Upload['status'][] = ['Completed', 'Scanning', 'Ready'];

/** Every acknowledged announcement, part and completion is there; what was under way is there whole or not at all. */
export async function inspectUploads(reached: Reached, known: KnownUploads): Promise<void> {
  const { client } = reached;
  for (const one of known.uploads) {
    if (one.id === null) continue;
    const found = uploadIn(await client.ask('getUpload', { params: { uploadId: one.id }, as: known.as }));
    const isClosed = CLOSED.includes(found.status);
    if (one.completion === 'kept') expect(found.status).toMatch(/^(Completed|Scanning|Ready)$/);
    else if (isClosed) expect(one.completion).toBe('sent');
    const numbers = partsOf(one);
    const there = numbers.filter((n) => !found.missingParts.includes(n));
    const expected = numbers.filter((n) => one.kept.has(n) || (n === one.sentPart && there.includes(n)));
    const bytes = there.reduce((sum, n) => sum + partOf(one.file, n).length, 0);
    expect(found).toMatchObject({
      ...(isClosed ? {} : { status: there.length === 0 ? 'Created' : 'Uploading' }),
      partsTotal: numbers.length,
      partsReceived: there.length,
      bytesReceived: bytes,
    });
    expect(there).toEqual(expected);
    if (found.status === 'Ready') expect(found.intake?.checksum).toBe(sha256(one.file));
  }
}

const LOOK_AGAIN_MS = 100;

/** Everything that was begun comes to its end, and each slide is read back as it was sent. Gives how many there are. */
export async function finishUploads(reached: Reached, known: KnownUploads): Promise<number> {
  const { client } = reached;
  const { as } = known;
  for (const one of known.uploads) await goOn(reached, known, one);
  const slides = known.uploads.filter(({ isToComplete }) => isToComplete);
  for (const one of slides) {
    let found: Upload;
    for (;;) {
      found = uploadIn(await client.ask('getUpload', { params: { uploadId: one.id ?? '' }, as }));
      if (found.status !== 'Completed' && found.status !== 'Scanning') break;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    expect(found).toMatchObject({ status: 'Ready', intake: { checksum: sha256(one.file) } });
    const link = await client.ask('getDownloadLink', { params: { blobId: found.blobId ?? '' }, as });
    const { link: address } = (link.body as { data: { link: string } }).data;
    const read = await client.open(address);
    expect([read.status, sha256(read.bytes)]).toEqual([200, sha256(one.file)]);
  }
  return slides.length;
}
