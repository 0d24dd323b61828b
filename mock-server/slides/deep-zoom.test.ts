import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScanId, slideFileUrl } from './catalog.ts';
import { deepZoomFolder, pictureFile, TILE_OVERLAP_PX, TILE_SIZE_PX, tileFile } from './deep-zoom.ts';
import { openScans } from './library.ts';
import type { Slide } from './served-slide.ts';
import { hasJfifMarker } from './whole-picture.ts';

let cache = '';
let slides: Readonly<Record<ScanId, Slide>>;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'slides-'));
  slides = await openScans(cache);
});
afterAll(() => rm(cache, { recursive: true, force: true }));

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const topLevel = (width: number, height: number): number => Math.ceil(Math.log2(Math.max(width, height)));

/** The full-resolution picture laid together from its tiles, as a viewer does it. */
async function layFromTiles(id: ScanId): Promise<Sharp> {
  const { width, height } = slides[id].facts;
  const level = topLevel(width, height);
  const overlays: OverlayOptions[] = [];
  for (let row = 0; row * TILE_SIZE_PX < height; row += 1)
    for (let column = 0; column * TILE_SIZE_PX < width; column += 1)
      overlays.push({
        input: tileFile(slides[id].folder, level, column, row),
        left: Math.max(0, column * TILE_SIZE_PX - TILE_OVERLAP_PX),
        top: Math.max(0, row * TILE_SIZE_PX - TILE_OVERLAP_PX),
      });
  const canvas = sharp({ create: { width, height, channels: 3, background: 'black' } });
  return sharp(await canvas.composite(overlays).png().toBuffer());
}

async function meanOf(picture: Sharp, region: Region): Promise<number[]> {
  const { channels } = await sharp(await picture.extract(region).removeAlpha().png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

async function expectMean(actual: Promise<number[]>, expected: readonly number[], within: number) {
  for (const [index, mean] of (await actual).entries())
    expect(Math.abs(mean - (expected[index] ?? Number.NaN))).toBeLessThanOrEqual(within);
}

describe('colours of the tiles', () => {
  it('keeps the RGB-coded JPEG of the Aperio file right', async () => {
    const region = { left: 960, top: 1200, width: 240, height: 240 };
    await expectMean(meanOf(await layFromTiles('cmu-1-small-region'), region), [170.7, 118.3, 155.0], 2);
  });

  it('trusts the JFIF marker where the photometric tag says RGB', async () => {
    const middle = { left: 512, top: 512, width: 512, height: 512 };
    const standalone = await jfifTile(4);
    const whole = { left: 0, top: 0, width: 512, height: 512 };
    const expected = await meanOf(sharp(standalone), whole);
    await expectMean(meanOf(await layFromTiles('os-1-detail'), middle), expected, 1);
  });

  it('shows ordinary pink and purple, not the green that libtiff makes of it', async () => {
    const all = { left: 0, top: 0, width: 1101, height: 1101 };
    const [red = 0, green = 0, blue = 0] = await meanOf(await layFromTiles('os-1-detail'), all);
    expect(red).toBeGreaterThan(green + 15);
    expect(blue).toBeGreaterThan(green + 15);
    const [wrongRed = 0, wrongGreen = 0] = await meanOf(sharp(slides['os-1-detail'].path), all);
    expect(Math.abs(wrongRed - red) + Math.abs(wrongGreen - green)).toBeGreaterThan(20);
  });

  it('gives the thumbnail the same colours as the tiles', async () => {
    const [red = 0, green = 0] = await meanOf(sharp(pictureFile(slides['os-1-detail'].folder, 'thumbnail')), {
      left: 0,
      top: 0,
      width: 256,
      height: 256,
    });
    expect(red).toBeGreaterThan(green + 15);
  });

  it('agrees with the reading of the YCbCr pyramid', async () => {
    const region = { left: 2000, top: 1500, width: 300, height: 300 };
    const expected = await meanOf(sharp(slides['tcga-cr-7395'].path), region);
    await expectMean(meanOf(await layFromTiles('tcga-cr-7395'), region), expected, 2);
  });
});

describe('the folder of a slide', () => {
  it('has a whole pyramid down to one pixel', async () => {
    const { folder, facts } = slides['tcga-cr-7395'];
    const levels = await readdir(join(folder, 'image_files'));
    expect(levels.filter((name) => /^\d+$/.test(name))).toHaveLength(topLevel(facts.width, facts.height) + 1);
    expect(await sharp(tileFile(folder, 0, 0, 0)).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('has label and macro only where the file has them', async () => {
    expect(slides['cmu-1-small-region'].facts).toMatchObject({ label: true, macro: true });
    expect(slides['os-1-detail'].facts).toMatchObject({ label: false, macro: false });
    const label = pictureFile(slides['cmu-1-small-region'].folder, 'label');
    expect(await sharp(label).metadata()).toMatchObject({ width: 387, height: 463, format: 'jpeg' });
    const macro = pictureFile(slides['cmu-1-small-region'].folder, 'macro');
    expect(await sharp(macro).metadata()).toMatchObject({ width: 1280, height: 431 });
  });

  it('is made once, by whichever of several makers is first, and leaves nothing half made', async () => {
    const shared = await mkdtemp(join(tmpdir(), 'slides-'));
    try {
      const file = await readFile(slideFileUrl('os-1-detail'));
      const made = await Promise.all(
        Array.from({ length: 3 }, () => deepZoomFolder(shared, file, 'a'.repeat(64))),
      );
      expect(new Set(made.map(({ folder }) => folder)).size).toBe(1);
      expect(await readdir(shared)).toEqual([expect.stringMatching(/^a{16}-/)]);
      expect(made[1]?.facts).toEqual(made[0]?.facts);
    } finally {
      await rm(shared, { recursive: true, force: true });
    }
  });
});

/** The tile's own bytes are a complete JPEG; every decoder that honours JFIF reads them rightly. */
async function jfifTile(index: number): Promise<Buffer> {
  const file = await readFile(slideFileUrl('os-1-detail'));
  const marker = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const starts: number[] = [];
  for (let at = file.indexOf(marker); at >= 0; at = file.indexOf(marker, at + 1)) starts.push(at);
  const tile = file.subarray(starts[index], starts[index + 1]);
  expect(hasJfifMarker(tile)).toBe(true);
  return tile;
}
