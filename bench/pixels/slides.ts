import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCE = path.join(root, 'mock-server/slides/files/CMU-1-Small-Region.svs');
/** Under node_modules, since thousands of tiles anywhere else would be watched by the development server. */
const CACHE = path.join(root, 'node_modules/.cache/bench-pixels');
/** Another name whenever what is built changes: a slide that is there is taken as it is. */
const EDITION = 'cmu-18x10-q80';
const COPIES = { across: 18, down: 10 } as const;
const QUALITY = 80;
const TIFF_TILE = 256;
export const DZI_TILE = { side: 254, overlap: 1 } as const;

/** One picture in three forms; files below `folder`. */
export interface BenchSlides {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly tiff: string;
  readonly bigTiff: string;
  readonly dzi: string;
}

/** Copies side by side, as a stream: all of it at once would be 3.5 GB. */
async function manyCopies(): Promise<() => Sharp> {
  const { data, info } = await sharp(SOURCE, { page: 0 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return () =>
    sharp(data, { raw: { width, height, channels: 3 } }).extend({
      right: width * (COPIES.across - 1),
      bottom: height * (COPIES.down - 1),
      extendWith: 'repeat',
    });
}

async function build(folder: string, { tiff, bigTiff, dzi }: BenchSlides): Promise<void> {
  console.log('Building the slides of the bench, once; this takes some minutes…');
  const copies = await manyCopies();
  const pyramid = {
    compression: 'jpeg',
    quality: QUALITY,
    tile: true,
    tileWidth: TIFF_TILE,
    tileHeight: TIFF_TILE,
    pyramid: true,
  } as const;
  const measureTime = async (name: string, work: Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work;
    console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  };
  await measureTime(tiff, copies().tiff(pyramid).toFile(path.join(folder, tiff)));
  await measureTime(
    bigTiff,
    copies()
      .tiff({ ...pyramid, bigtiff: true })
      .toFile(path.join(folder, bigTiff)),
  );
  const tiles = { size: DZI_TILE.side, overlap: DZI_TILE.overlap, layout: 'dz' } as const;
  // The ending is added to whatever it is given.
  const stem = path.join(folder, dzi.replace(/\.dzi$/, ''));
  await measureTime(dzi, copies().jpeg({ quality: QUALITY }).tile(tiles).toFile(stem));
}

/** What the bench measures on: built when it is not there yet. */
export async function benchSlides(): Promise<BenchSlides> {
  const folder = path.join(CACHE, EDITION);
  const { width, height } = await sharp(SOURCE, { page: 0 }).metadata();
  const slides = {
    folder,
    width: width * COPIES.across,
    height: height * COPIES.down,
    tiff: 'slide.tif',
    bigTiff: 'slide-big.tif',
    dzi: 'slide.dzi',
  };
  if (existsSync(folder)) return slides;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await build(unfinished, slides);
  await rename(unfinished, folder);
  return slides;
}
