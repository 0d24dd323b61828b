import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partBytesId } from '#mock-server/intake/part-bytes.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { readApart } from '#mock-server/intake/reader-process.ts';
import { waitingSteps } from '#mock-server/intake/steps.ts';
import { uploadJobs } from '#mock-server/jobs/uploads.ts';
import type { MockApi } from '#mock-server/server.ts';
import { slideFileUrl } from '#mock-server/slides/catalog.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import * as uploads from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const SLIDE = readFileSync(slideFileUrl('cmu-1-small-region'));
const ROOMY = { timeMs: 60_000, memoryBytes: 2 ** 30 };

let api: MockApi;
let client: MockClient;
let facility: uploads.Uploading;
let folder: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  facility = { api, client, as: await client.logIn('facility') };
  folder = mkdtempSync(join(tmpdir(), 'intake-'));
  Object.assign(api.world().bytes, { folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an upload that broke', () => {
  it('goes on where it was: only the lost part is sent again, and the whole file is taken in', async () => {
    const file = Buffer.concat([SLIDE, Buffer.alloc(2 * uploads.PART)]);
    const announced = await uploads.announce(facility, { fileName: 'long.svs', bytes: file.length });
    const uploadId = uploads.uploadIn(announced).id;
    const send = (who: uploads.Uploading, n: number) =>
      uploads.sendPart(who, { uploadId, n, bytes: uploads.partOf(file, n) });
    await Promise.all([send(facility, 3), send(facility, 1)]);
    expect(await uploads.complete(facility, uploadId)).toMatchObject({ code: 'UPLOAD_INCOMPLETE' });
    const later = { api, client, as: await client.logIn('np') };
    const halfway = await uploads.look(later, uploadId);
    expect(halfway).toMatchObject({ missingParts: [2], partsReceived: 2, status: 'Uploading' });
    await send(later, 2);
    expect((await uploads.complete(later, uploadId)).status).toBe(200);
    await intakeSettled();
    const ready = await uploads.look(later, uploadId);
    expect(ready).toMatchObject({ status: 'Ready', bytesReceived: file.length, missingParts: [] });
    expect(ready.intake?.checksum).toBe(uploads.sha256(file));
    expect(statSync(join(folder, 'slides', ready.blobId ?? '')).size).toBe(file.length);
  });
});

describe('an intake that a stop of the server broke off', () => {
  it.each(['Completed', 'Scanning'] as const)('is done after the start, from %s', async (status) => {
    const world = () => api.world();
    const sha256 = uploads.sha256(SLIDE);
    const uploadId = 'upl_stopped';
    await world().bytes.put(partBytesId(uploadId, 1, sha256), SLIDE);
    world().uploadParts.insert({ id: `${uploadId}-1`, uploadId, partNumber: 1, sha256, bytes: SLIDE.length });
    world().uploads.insert({
      id: uploadId,
      version: 3,
      status,
      fileName: 'a.svs',
      bytes: SLIDE.length,
      partBytes: uploads.PART,
      caseId: null,
      companionOf: null,
      createdAt: '2026-11-21T11:00:00Z',
      completedAt: '2026-11-21T11:01:00Z',
      createdBy: 'usr_demo000004',
      facilityId: 'fac_demo-1',
      blobId: null,
      checksum: null,
      steps: waitingSteps(),
      intake: null,
      refusal: null,
    });
    // Twice, as a clock does: it is still taken in once.
    for (const job of [...uploadJobs, ...uploadJobs]) job.run(world(), START);
    await intakeSettled();
    const upload = await uploads.look(facility, uploadId);
    expect(upload).toMatchObject({ status: 'Ready', version: status === 'Completed' ? 5 : 4 });
    expect(upload.intake?.checksum).toBe(sha256);
    expect(world().uploadParts.list()).toEqual([]);
  });
});

describe('the process that reads a file', () => {
  const task = () => ({
    path: join(folder, 'a.svs'),
    extension: '.svs',
    sha256: uploads.sha256(SLIDE),
    slidesFolder: folder,
    scratch: folder,
  });
  const read = (limits: typeof ROOMY, path = slideFileUrl('cmu-1-small-region').pathname) =>
    readApart({ ...task(), path }, () => undefined, limits);

  it('is ended when it takes too long', async () => {
    expect(await read({ ...ROOMY, timeMs: 1 })).toEqual({
      kind: 'refused',
      refusal: {
        reason: 'unreadable',
        text: 'The image cannot be read. Reading it took longer than a slide may take.',
      },
    });
  });

  it('is ended when it takes too much memory', async () => {
    expect(await read({ ...ROOMY, memoryBytes: 2 ** 20 })).toMatchObject({
      refusal: { text: 'The image cannot be read. Reading it took more memory than a slide may take.' },
    });
  });

  it('says when the machine is at fault and not the file', async () => {
    await expect(read(ROOMY, join(folder, 'not-there.svs'))).rejects.toThrow('the reader of slides ended');
  });

  it('is ended where what it tells cannot be kept, and when nobody wants the reading any more', async () => {
    const path = slideFileUrl('cmu-1-small-region').pathname;
    const full = () => {
      throw new Error('no space left');
    };
    await expect(readApart({ ...task(), path }, full, ROOMY)).rejects.toThrow('no space left');
    const stop = new AbortController();
    const gone = () => stop.abort(new Error('nobody wants it'));
    const limits = { ...ROOMY, wanted: stop.signal };
    await expect(readApart({ ...task(), path }, gone, limits)).rejects.toThrow('nobody wants it');
    await expect(readApart({ ...task(), path }, () => undefined, limits)).rejects.toThrow('nobody wants it');
  });
});

describe('a slide with data files', () => {
  const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
  const text = (words: string): Uint8Array => new TextEncoder().encode(words);

  it('is refused without them, by name', async () => {
    const id = await uploads.uploadWhole(facility, 'EX26.mrxs', JPEG);
    await intakeSettled();
    expect(await uploads.look(facility, id)).toMatchObject({
      status: 'Rejected',
      companionsMissing: ['EX26/Slidedat.ini', 'EX26/Index.dat', 'EX26/Data0000.dat'],
      refusal: { reason: 'data_files_missing', text: 'Add the data files that belong to EX26.mrxs' },
    });
  });

  it('is ready with them, and they are no images', async () => {
    const announced = await uploads.announce(facility, { fileName: 'EX26.mrxs', bytes: JPEG.length });
    const uploadId = uploads.uploadIn(announced).id;
    const more = { companionOf: uploadId };
    const first = await uploads.uploadWhole(facility, 'Slidedat.ini', text('[GENERAL]'), more);
    expect((await uploads.look(facility, uploadId)).companionsMissing).toHaveLength(2);
    for (const name of ['Index.dat', 'Data0000.dat'])
      await uploads.uploadWhole(facility, name, text(name), more);
    await uploads.sendPart(facility, { uploadId, n: 1, bytes: JPEG });
    await uploads.complete(facility, uploadId);
    await intakeSettled();
    expect(await uploads.look(facility, first)).toMatchObject({
      status: 'Ready',
      blobId: null,
      intake: null,
    });
    expect(await uploads.look(facility, uploadId)).toMatchObject({
      status: 'Ready',
      companionsMissing: [],
      intake: {
        format: 'MIRAX',
        width: null,
        levels: [],
        notShown: 'MIRAX slides cannot be turned into tiles here. The file itself can be downloaded.',
      },
    });
    expect(await uploads.announce(facility, { fileName: 'late.dat', bytes: 1, ...more })).toMatchObject({
      status: 422,
      body: {
        data: { companionOf: ['Choose a slide of yours that is still being uploaded and has data files'] },
      },
    });
  });
});
