import { createHash } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { coreSourceUrl, MICROARRAY } from './catalog.ts';
import { pictureFile, type SlideFacts } from './deep-zoom.ts';
import { makeFolder } from './made-folder.ts';
import { makeMicroarray } from './microarray.ts';
import { ARRAY_HEIGHT, ARRAY_WIDTH, TILE_PX } from './microarray-plan.ts';
import { scaleOfDescription } from './scale-of-file.ts';
import type { DeepZoomTiles, Slide } from './served-slide.ts';
import { readTiffPages, type TiffPage } from './tiff-pages.ts';
import { wholePicture } from './whole-picture.ts';

/** Raise it when the plan or what is written changes. */
const LAYOUT = 'v1';
const FILE_NAME = 'tissue-microarray-ki-67.tif';
const THUMBNAIL_PX = 256;
const OVERVIEW_PX = 1024;
const TILE_QUALITY = 92;

const Made = z.object({ sha256: z.string(), sizeBytes: z.int().positive(), mpp: z.number().positive() });
type Made = z.infer<typeof Made>;

/** Finds the tissue microarray in the cache, or makes it there: some seconds, and 12 MB. */
export async function openMicroarray(
  cacheDirectory: string,
  told: (progress: string) => void,
): Promise<Slide> {
  const source = await readFile(coreSourceUrl());
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const folder = join(cacheDirectory, `${name}-microarray-${LAYOUT}`);
  const { sha256, sizeBytes, mpp } = await makeFolder(folder, {
    draftsIn: cacheDirectory,
    found: foundIn,
    make: (draft) => makeInto(draft, source, told),
  });
  const path = join(folder, FILE_NAME);
  const facts: SlideFacts = {
    width: ARRAY_WIDTH,
    height: ARRAY_HEIGHT,
    scale: { mppX: mpp, mppY: mpp, source: 'image-description', magnification: 40 },
    label: false,
    macro: false,
  };
  return {
    id: MICROARRAY,
    fileName: FILE_NAME,
    path,
    sizeBytes,
    sha256,
    folder,
    facts,
    tiles: tilesIn(path),
  };
}

async function foundIn(folder: string): Promise<Made | null> {
  try {
    return Made.parse(JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')));
  } catch {
    return null;
  }
}

async function makeInto(draft: string, source: Uint8Array, told: (progress: string) => void): Promise<Made> {
  const [page] = readTiffPages(source);
  const scale = scaleOfDescription(page?.description ?? '');
  if (page === undefined || scale === null) throw new Error('the source of the microarray states no scale');
  told('The large slide is being made in the background: 80 cores of tissue, 1.3 gigapixels.');
  const { tiff, overview } = await makeMicroarray(await wholePicture(source, page), scale, (done, of) => {
    if (done % 4 === 1) told(`The large slide: ${Math.round((100 * done) / of)} %`);
  });
  const small = await overview.png().toBuffer();
  const inside = (px: number) => sharp(small).resize({ width: px, height: px, fit: 'inside' }).jpeg();
  await inside(OVERVIEW_PX).toFile(pictureFile(draft, 'overview'));
  await inside(THUMBNAIL_PX).toFile(pictureFile(draft, 'thumbnail'));
  await writeFile(join(draft, FILE_NAME), tiff);
  const sha256 = createHash('sha256').update(tiff).digest('hex');
  const made: Made = { sha256, sizeBytes: tiff.byteLength, mpp: scale.mppX };
  await writeFile(join(draft, 'facts.json'), JSON.stringify(made));
  told(`The large slide is ready: ${Math.round(tiff.byteLength / 1e6)} MB.`);
  return made;
}

/**
 * The tiles of Deep Zoom are those of the TIFF, as they stand there: both pyramids halve, and no tile has an overlap.
 * Only where a level ends within a tile is it cut, and below the smallest level it is shrunk.
 */
function tilesIn(path: string): DeepZoomTiles {
  const top = Math.ceil(Math.log2(Math.max(ARRAY_WIDTH, ARRAY_HEIGHT)));
  let directories: Promise<readonly TiffPage[]> | null = null;
  return {
    sizePx: TILE_PX,
    overlapPx: 0,
    read: async (level, column, row) => {
      directories ??= readFile(path).then(readTiffPages);
      const pages = await directories;
      const depth = top - level;
      const page = pages[Math.min(depth, pages.length - 1)];
      if (depth < 0 || page?.tiles == null) return null;
      const { width, height, tiles } = page;
      const columns = Math.ceil(width / TILE_PX);
      const shrink = 2 ** Math.max(0, depth - pages.length + 1);
      if (column >= columns || row >= Math.ceil(height / TILE_PX)) return null;
      const index = row * columns + column;
      const jpeg = await bytesAt(path, tiles.offsets[index] ?? 0, tiles.byteCounts[index] ?? 0);
      const wide = Math.min(TILE_PX, width - column * TILE_PX);
      const high = Math.min(TILE_PX, height - row * TILE_PX);
      if (wide === TILE_PX && high === TILE_PX && shrink === 1) return jpeg;
      const cut = sharp(jpeg).extract({ left: 0, top: 0, width: wide, height: high });
      const size = {
        width: Math.ceil(wide / shrink),
        height: Math.ceil(high / shrink),
        fit: 'fill',
      } as const;
      return new Uint8Array(await cut.resize(size).jpeg({ quality: TILE_QUALITY }).toBuffer());
    },
  };
}

async function bytesAt(path: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  const file = await open(path);
  try {
    await file.read(bytes, 0, length, offset);
    return bytes;
  } finally {
    await file.close();
  }
}
