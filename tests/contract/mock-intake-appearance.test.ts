import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import type { Reading } from '#mock-server/intake/messages.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { readSlide } from '#mock-server/intake/read-slide.ts';
import { deepZoomFolderOf, tileFile } from '#mock-server/slides/deep-zoom.ts';
import {
  CORNERS_BY_ORIENTATION,
  cornersOf,
  inkJpeg,
  inkTiff,
  smallestFirstTiff,
  sparseTiff,
  turnedJpeg,
  turnedTiff,
  unreadableLabel,
} from '#tests/support/slides/odd-pictures.ts';
import { SLIDE_FILE } from '#tests/support/slides/slide-file.ts';
import { mockInProcess } from './mock-client.ts';
import { lookAt } from './preflight.ts';
import { look, sha256, uploadWhole } from './uploading.ts';

const CANNOT = 'The image cannot be read.';
const INKS = `${CANNOT} Its colors are stored as printing inks (CMYK), which cannot be shown as they are.`;
/** The finest level of the pictures here, which lie in one tile. */
const FINEST = 8;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'appearance-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the intake finds in a file, read here and not in a process of its own. */
async function readingOf(extension: '.jpg' | '.tif' | '.svs', bytes: Uint8Array): Promise<Reading> {
  const file = path.join(folder, `slide${extension}`);
  writeFileSync(file, bytes);
  const task = { path: file, extension, sha256: sha256(bytes), slidesFolder: folder, scratch: folder };
  return readSlide({ ...task, memoryBytes: 2 ** 30 }, () => undefined);
}

async function cornersOfTile(tile: string | Uint8Array): Promise<string> {
  const { data, info } = await sharp(tile).raw().toBuffer({ resolveWithObject: true });
  return cornersOf(data, info);
}

const tileOf = (bytes: Uint8Array): string => tileFile(deepZoomFolderOf(folder, sha256(bytes)), FINEST, 0, 0);

const ORIENTATIONS = Object.entries(CORNERS_BY_ORIENTATION).map(
  ([orientation, corners]) => [Number(orientation), corners] as const,
);

describe('a picture of a camera', () => {
  it.each(ORIENTATIONS)(
    'that its EXIF block turns by orientation %d is tiled as a browser shows the file: %s',
    async (orientation, corners) => {
      const bytes = await turnedJpeg(orientation);
      const [width, height] = orientation > 4 ? [128, 192] : [192, 128];
      expect(await readingOf('.jpg', bytes)).toMatchObject({ kind: 'found', found: { width, height } });
      expect(await cornersOfTile(tileOf(bytes))).toBe(corners);
      expect(await lookAt('gross.jpg', bytes)).toEqual({ kind: 'unknown' });
    },
  );

  it('whose colors are inks is refused by name, before it is sent and after', async () => {
    const bytes = await inkJpeg();
    const refusal = { reason: 'unreadable', text: INKS };
    expect(await readingOf('.jpg', bytes)).toEqual({ kind: 'refused', refusal });
    expect(await lookAt('inks.jpg', bytes)).toMatchObject({ kind: 'unreadable', text: INKS });
  });

  it('has its upright size and tiles at the API', async () => {
    const { api, client } = mockInProcess();
    const facility = { api, client, as: await client.logIn('facility') };
    const id = await uploadWhole(facility, 'gross.jpg', await turnedJpeg(6));
    await intakeSettled();
    const { blobId, intake } = await look(facility, id);
    expect(intake).toMatchObject({ width: 128, height: 192 });
    const params = { blobId: blobId ?? '' };
    const { body } = await client.ask('getDownloadLink', { params, as: facility.as });
    const { dziTilesFolder, firstTileUrl, dziUrl } = (body as { data: SlideLink }).data;
    expect((await client.open(dziUrl ?? '')).text).toContain('Width="128" Height="192"');
    const { search } = new URL(firstTileUrl ?? '');
    const tile = await client.open(`${dziTilesFolder ?? ''}${String(FINEST)}/0_0.jpg${search}`);
    expect(await cornersOfTile(tile.bytes)).toBe(CORNERS_BY_ORIENTATION[6]);
  });
});

describe('a TIFF', () => {
  it.each(ORIENTATIONS.filter(([orientation]) => orientation > 1))(
    'that lies by orientation %d in its file is refused by name, before it is sent and after',
    async (orientation) => {
      const bytes = await turnedTiff(orientation);
      const text = `${CANNOT} It is stored turned or mirrored (TIFF orientation ${String(orientation)}), which is not read yet.`;
      const refusal = { reason: 'unreadable', text };
      expect(await readingOf('.tif', bytes)).toEqual({ kind: 'refused', refusal });
      expect(await lookAt('turned.tif', bytes)).toMatchObject({ kind: 'unreadable', text });
    },
  );

  it('whose colors are inks is refused by name, before it is sent and after', async () => {
    const bytes = await inkTiff();
    const refusal = { reason: 'unreadable', text: INKS };
    expect(await readingOf('.tif', bytes)).toEqual({ kind: 'refused', refusal });
    expect(await lookAt('inks.tif', bytes)).toMatchObject({ kind: 'unreadable', text: INKS });
  });

  it('that names its smallest level first is tiled from its largest', async () => {
    const bytes = await smallestFirstTiff();
    const reading = await readingOf('.tif', bytes);
    expect(reading.kind === 'found' && reading.found.levels.map(({ width }) => width)).toEqual([192, 96, 48]);
    expect(await cornersOfTile(tileOf(bytes))).toBe('RGBW');
    const sight = await lookAt('smallest-first.tif', bytes);
    expect(sight).toMatchObject({ kind: 'read', width: 192, height: 128, levels: 3 });
  });

  it.each([
    ['uncompressed', { compression: 'none' }, 'rgb'],
    ['in Deflate of differences', { compression: 'deflate', predictor: 'horizontal' }, 'rgb'],
    ['in LZW', { compression: 'lzw', predictor: 'none' }, 'rgb'],
    ['in JPEG of light and colors apart', { compression: 'jpeg', quality: 80 }, 'rgb'],
    ['in JPEG of finer colors', { compression: 'jpeg', quality: 95 }, 'rgb'],
    ['in JPEG of grey', { compression: 'jpeg', quality: 80 }, 'grey'],
  ] as const)('%s has white glass where a tile has no byte', async (_, options, colours) => {
    const bytes = await sparseTiff(options, colours);
    expect(await lookAt('sparse.tif', bytes)).toMatchObject({ kind: 'read', width: 256 });
    expect(await readingOf('.tif', bytes)).toMatchObject({ kind: 'found', found: { width: 256 } });
    const { data, info } = await sharp(tileOf(bytes)).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[(64 * info.width + x) * info.channels] ?? Number.NaN;
    expect(Math.abs(at(40) - 90)).toBeLessThan(4);
    expect([at(150), at(240)].map((value) => value >= 254)).toEqual([true, true]);
  });

  it('of 16 bits is refused rather than shown with black squares where a tile has no byte', async () => {
    const bytes = await sparseTiff({ compression: 'none' }, 'rgb16');
    const refusal = { reason: 'unreadable', text: CANNOT };
    expect(await readingOf('.tif', bytes)).toEqual({ kind: 'refused', refusal });
  });
});

it('a slide whose label cannot be read is taken in without a picture of its label', async () => {
  const sound = readFileSync(SLIDE_FILE);
  const bytes = unreadableLabel(sound);
  expect(bytes.equals(sound)).toBe(false);
  const found = { notShown: null, labelFound: false };
  expect(await readingOf('.svs', bytes)).toMatchObject({ kind: 'found', found });
});
