import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import {
  CORNERS_BY_ORIENTATION,
  cornersOf,
  inkJpeg,
  inkTiff,
  smallestFirstTiff,
  turnedJpeg,
  turnedTiff,
} from '#tests/support/slides/odd-pictures.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import { expectSameVerdict, lookAt } from './preflight.ts';
import { look, type Uploading, uploadWhole } from './uploading.ts';

const CANNOT = 'The image cannot be read.';
const INKS = `${CANNOT} Its colors are stored as printing inks (CMYK), which cannot be shown as they are.`;

let client: MockClient;
let facility: Uploading;
beforeAll(async () => {
  const { api, client: asked } = mockInProcess();
  client = asked;
  facility = { api, client, as: await client.logIn('facility') };
});

async function takeIn(name: string, bytes: Uint8Array) {
  const id = await uploadWhole(facility, name, bytes);
  await intakeSettled();
  return look(facility, id);
}

/** The colours of the corners on the one tile of the finest level, with the size that the tiles say the slide has. */
async function shownOf(blobId: string) {
  const { body } = await client.ask('getDownloadLink', { params: { blobId }, as: facility.as });
  const { dziTilesFolder, firstTileUrl, dziUrl } = (body as { data: SlideLink }).data;
  const { search } = new URL(firstTileUrl ?? '');
  const tile = await client.open(`${dziTilesFolder ?? ''}8/0_0.jpg${search}`);
  const { data, info } = await sharp(tile.bytes).raw().toBuffer({ resolveWithObject: true });
  const [, width, height] = /Width="(\d+)" Height="(\d+)"/.exec((await client.open(dziUrl ?? '')).text) ?? [];
  return { corners: cornersOf(data, info), size: `${width ?? ''}x${height ?? ''}` };
}

describe('a picture of a camera', () => {
  it.each(Object.entries(CORNERS_BY_ORIENTATION))(
    'that its EXIF block turns by orientation %s is tiled as a browser shows the file',
    async (orientation, corners) => {
      const bytes = await turnedJpeg(Number(orientation));
      expect(await lookAt('gross.jpg', bytes)).toEqual({ kind: 'unknown' });
      const { status, intake, blobId } = await takeIn(`gross-${orientation}.jpg`, bytes);
      const size = Number(orientation) > 4 ? '128x192' : '192x128';
      expect([status, `${intake?.width ?? ''}x${intake?.height ?? ''}`]).toEqual(['Ready', size]);
      expect(await shownOf(blobId ?? '')).toEqual({ corners, size });
    },
  );

  it('whose colors are inks is refused by name, before it is sent and after', async () => {
    const bytes = await inkJpeg();
    const upload = await takeIn('inks.jpg', bytes);
    expect(upload.refusal).toEqual({ reason: 'unreadable', text: INKS });
    await expectSameVerdict({ name: 'inks.jpg', bytes }, upload);
  });
});

describe('a TIFF', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    'that lies by orientation %d in its file is refused by name, before it is sent and after',
    async (orientation) => {
      const bytes = await turnedTiff(orientation);
      const upload = await takeIn(`turned-${String(orientation)}.tif`, bytes);
      const text = `${CANNOT} It is stored turned or mirrored (TIFF orientation ${String(orientation)}), which is not read yet.`;
      expect(upload.refusal).toEqual({ reason: 'unreadable', text });
      await expectSameVerdict({ name: 'turned.tif', bytes }, upload);
    },
  );

  it('whose colors are inks is refused by name, before it is sent and after', async () => {
    const bytes = await inkTiff();
    const upload = await takeIn('inks.tif', bytes);
    expect(upload.refusal).toEqual({ reason: 'unreadable', text: INKS });
    await expectSameVerdict({ name: 'inks.tif', bytes }, upload);
  });

  it('that names its smallest level first is tiled from its largest', async () => {
    const bytes = await smallestFirstTiff();
    const upload = await takeIn('smallest-first.tif', bytes);
    expect(upload.intake?.levels.map(({ width }) => width)).toEqual([192, 96, 48]);
    expect(await shownOf(upload.blobId ?? '')).toEqual({ corners: 'RGBW', size: '192x128' });
    await expectSameVerdict({ name: 'smallest-first.tif', bytes }, upload);
  });
});
