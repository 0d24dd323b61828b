import { readFile } from 'node:fs/promises';
import sharp, { type Region, type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  meanInSource,
  meanOf,
  SQUARES,
  type Square,
  sourceOfCores,
  squareInArray,
} from '#tests/support/slides/microarray-squares.ts';
import { MICROARRAY } from './catalog.ts';
import { openSlideLibrary } from './library.ts';
import { ARRAY_COLUMNS, ARRAY_ROWS, TILE_PX } from './microarray-plan.ts';
import type { Slide } from './served-slide.ts';
import { readTiffPages, type TiffPage } from './tiff-pages.ts';

let slide: Slide;
let source: Sharp;
let pages: readonly TiffPage[];

beforeAll(async () => {
  slide = (await openSlideLibrary().whole)[MICROARRAY];
  source = await sourceOfCores();
  pages = readTiffPages(await readFile(slide.path));
}, 120_000);

/** The region laid together from tiles of the finest Deep Zoom level. */
async function byTiles({ left, top, width, height }: Region): Promise<{ picture: Sharp; region: Region }> {
  const first = { column: Math.floor(left / TILE_PX), row: Math.floor(top / TILE_PX) };
  const overlays = [];
  for (const row of [0, 1])
    for (const column of [0, 1]) {
      const input = await slide.tiles.read(16, first.column + column, first.row + row);
      overlays.push({
        input: Buffer.from(input ?? expect.fail('no tile')),
        left: column * TILE_PX,
        top: row * TILE_PX,
      });
    }
  const blank = {
    create: { width: 2 * TILE_PX, height: 2 * TILE_PX, channels: 3, background: 'red' },
  } as const;
  const picture = sharp(await sharp(blank).composite(overlays).png().toBuffer());
  return { picture, region: { left: left % TILE_PX, top: top % TILE_PX, width, height } };
}

const within = (actual: readonly number[], expected: readonly number[]): boolean =>
  actual.length === 3 && actual.every((mean, at) => Math.abs(mean - (expected[at] ?? Number.NaN)) <= 2);

describe('the large slide', () => {
  it('is at least 40,000 pixels wide at the 40x scale of its source, with at least 8 by 6 cores', () => {
    const { width, height, scale } = slide.facts;
    expect([width, height]).toEqual([40_960, 32_768]);
    expect(scale).toMatchObject({ magnification: 40 });
    expect(scale?.mppX).toBeCloseTo(0.2271, 4);
    expect([ARRAY_COLUMNS >= 8, ARRAY_ROWS >= 6]).toEqual([true, true]);
    expect(slide.sizeBytes).toBeLessThan(80e6);
  });

  it.each(SQUARES)(
    'shows the colours of its source at place %i, %i from %i, %i on, by both routes',
    async (...square) => {
      const expected = await meanInSource(source, square);
      const region = squareInArray(square);
      const tiles = await byTiles(region);
      const dzi = await meanOf(tiles.picture, tiles.region);
      const tiff = await meanOf(sharp(slide.path, { page: 0, limitInputPixels: false }), region);
      expect([within(dzi, expected), within(tiff, expected)], [dzi, tiff, expected].join(' | ')).toEqual([
        true,
        true,
      ]);
    },
  );

  it('would not take another square for the same one', async () => {
    const [one, , , , other] = SQUARES as readonly [Square, Square, Square, Square, Square];
    const expected = await meanInSource(source, one);
    const { picture, region } = await byTiles(squareInArray(other));
    expect(within(await meanOf(picture, region), expected)).toBe(false);
  });

  it('is a pyramid of halves that ends in one tile, and every tile stands within the file', () => {
    expect(pages.map(({ width }) => width)).toEqual([40_960, 20_480, 10_240, 5120, 2560, 1280, 640, 320]);
    for (const { width, height, tiles } of pages) {
      const { offsets, byteCounts } = tiles ?? expect.fail('no tiles');
      expect(offsets.length).toBe(Math.ceil(width / TILE_PX) * Math.ceil(height / TILE_PX));
      offsets.forEach((offset, at) => {
        expect(offset + (byteCounts[at] ?? 0)).toBeLessThanOrEqual(slide.sizeBytes);
      });
    }
  });

  it('has tiles of the right size on every Deep Zoom level, and none beyond its edge', async () => {
    for (let level = 0; level <= 16; level += 1) {
      const shrink = 2 ** (16 - level);
      const [wide, high] = [Math.ceil(40_960 / shrink), Math.ceil(32_768 / shrink)];
      const last = { column: Math.ceil(wide / TILE_PX) - 1, row: Math.ceil(high / TILE_PX) - 1 };
      const tile = await slide.tiles.read(level, last.column, last.row);
      const { width, height } = await sharp(tile ?? expect.fail(`no tile of level ${level}`)).metadata();
      expect([width, height], `level ${level}`).toEqual([
        wide - last.column * TILE_PX,
        high - last.row * TILE_PX,
      ]);
      expect(await slide.tiles.read(level, last.column + 1, last.row)).toBeNull();
      expect(await slide.tiles.read(level, last.column, last.row + 1)).toBeNull();
    }
    expect(await slide.tiles.read(17, 0, 0)).toBeNull();
  });
});
