import { readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { findUploadedFile } from '#mock-server/intake/slide-folder.ts';
import { blobIdOf } from '#mock-server/intake/take-in.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import { expectSameVerdict } from './preflight.ts';
import { look, sha256, type Uploading, uploadWhole } from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const FOLDER = new URL('../fixtures/robustness/', import.meta.url);
const CUT_OFF = 'The file is cut off. Export it again and upload it whole.';
const UNREADABLE = 'The image cannot be read.';
const CIRCLE = 'The pages of this file follow each other in a circle.';

/** What becomes of each of them: the levels of a sound one, the reason and the words for any other. */
const SOUND: Readonly<Record<string, string>> = {
  'BigTIFF.tif': '64x64',
  'boxes.tiff': '300x250 150x125 75x62 37x31',
  'hopper_bigtiff.tif': '128x128',
  'hopper_webp.tif': '128x128',
  'lzw-single-strip.tiff': '7795x3122',
  'tiff_tiled_ycbcr_jpeg_2x2_sampling.tif': '480x360',
  'tiff_with_subifd_chain.tif': '1024x512 512x256 256x128',
  'tiled-oversize-gray-i8.tif': '499x374',
};
const BROKEN: Readonly<Record<string, readonly [reason: string, text: string]>> = {
  'broken.svs': ['content_mismatch', 'The file content does not match its type'],
  'crash-86214e58.tif': ['incomplete', CUT_OFF],
  'libtiff_segfault.tif': ['unreadable', UNREADABLE],
  'ojpeg_zackthecat_subsamp22_single_strip.tiff': [
    'unreadable',
    `${UNREADABLE} Its compression is not supported: old-style JPEG.`,
  ],
  'oom-225817ca.tif': ['incomplete', CUT_OFF],
  'seek_too_large.tif': ['incomplete', CUT_OFF],
  'test_ifd_loop_to_first.tif': ['unreadable', CIRCLE],
  'test_ifd_loop_to_self.tif': ['unreadable', CIRCLE],
  'test_orient6.tif': [
    'unreadable',
    `${UNREADABLE} It is stored turned or mirrored (TIFF orientation 6), which is not read yet.`,
  ],
  'tiff_overflow_rows_per_strip.tif': ['unreadable', UNREADABLE],
  'unopenable.tiff': ['unreadable', `${UNREADABLE} Its compression is not supported: number 52479.`],
  'unreadable.svs': ['unreadable', UNREADABLE],
  'zero_gi.tif': ['unreadable', 'There is no picture in this file.'],
};

let api: MockApi;
let client: MockClient;
let facility: Uploading;
const ids = new Map<string, string>();
const files = readdirSync(FOLDER).sort();

beforeAll(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  facility = { api, client, as: await client.logIn('facility') };
  for (const name of files)
    ids.set(name, await uploadWhole(facility, name, readFileSync(new URL(name, FOLDER))));
  await intakeSettled();
}, 240_000);

const uploadOf = (name: string) => look(facility, ids.get(name) ?? '');

describe('odd and broken files', () => {
  it('have each an outcome of their own in this table', () => {
    expect(files).toEqual([...Object.keys(SOUND), ...Object.keys(BROKEN)].sort());
  });

  it.each(Object.entries(BROKEN))('%s is refused: %s', async (name, [reason, text]) => {
    const upload = await uploadOf(name);
    expect(upload).toMatchObject({
      status: 'Rejected',
      version: 5,
      blobId: null,
      intake: null,
      allowedActions: [],
      refusal: { reason, text },
    });
    expect(upload.steps.filter(({ state }) => state === 'failed')).toHaveLength(1);
    await expect(access(findUploadedFile(api.world(), blobIdOf(upload.id)))).rejects.toThrow('ENOENT');
  });

  it.each(Object.entries(SOUND))('%s is taken in with its levels %s', async (name, levels) => {
    const upload = await uploadOf(name);
    expect(upload).toMatchObject({ status: 'Ready', version: 5, refusal: null });
    expect(upload.intake?.levels.map(({ width, height }) => `${width}x${height}`).join(' ')).toBe(levels);
    expect(upload.intake?.checksum).toBe(sha256(readFileSync(new URL(name, FOLDER))));
    expect(upload.intake?.notShown).toBeNull();
    expect(upload.steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'joined done',
      'readable done',
      'levels done',
      'scale absent',
      'pictures done',
      'tiles done',
    ]);
  });

  it.each(files)('S5-05 %s is told in the browser as the intake tells it', async (name) => {
    const bytes = readFileSync(new URL(name, FOLDER));
    await expectSameVerdict({ name, bytes }, await uploadOf(name));
  });

  it('leave the server alive, and no part behind', async () => {
    expect((await client.ask('getCurrentUser', { as: facility.as })).status).toBe(200);
    expect(api.world().uploadParts.list()).toEqual([]);
  });
});
