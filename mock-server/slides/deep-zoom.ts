import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { scaleOfDescription } from './scale-of-file.ts';
import { readTiffPages, type TiffPage } from './tiff-pages.ts';
import { wholePicture } from './whole-picture.ts';

export const TILE_SIZE_PX = 254;
export const TILE_OVERLAP_PX = 1;
const TILE_QUALITY = 92;
const THUMBNAIL_PX = 256;
const OVERVIEW_PX = 1024;

/** Raise it when what is written changes, so that folders of an older build are not taken for this one's. */
const LAYOUT = 'v1';

const SlideFacts = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  scale: z
    .object({
      mppX: z.number().positive(),
      mppY: z.number().positive(),
      source: z.enum(['image-description', 'ome-xml']),
      magnification: z.number().positive().nullable(),
    })
    .nullable(),
  label: z.boolean(),
  macro: z.boolean(),
});
export type SlideFacts = z.infer<typeof SlideFacts>;

export type Picture = 'thumbnail' | 'overview' | 'label' | 'macro';

export const pictureFile = (folder: string, picture: Picture): string => join(folder, `${picture}.jpg`);

/** Column and row count from the upper left; level 0 is one pixel wide (Deep Zoom). */
export const tileFile = (folder: string, level: number, column: number, row: number): string =>
  join(folder, 'image_files', String(level), `${column}_${row}.jpeg`);

/**
 * Makes the tile pyramid and the small pictures of one slide, or finds them made already.
 * Whatever is under the final name is whole: the work happens beside it and one rename publishes it. Of two
 * processes that make the same slide at once the later one finds the name taken and throws its copy away.
 */
export async function deepZoomFolder(
  cacheDirectory: string,
  file: Uint8Array,
  sha256: string,
): Promise<{ folder: string; facts: SlideFacts }> {
  const folder = join(cacheDirectory, `${sha256.slice(0, 16)}-${LAYOUT}-${TILE_SIZE_PX}-q${TILE_QUALITY}`);
  const made = await factsIn(folder);
  if (made !== null) return { folder, facts: made };
  const draft = join(cacheDirectory, `.making-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(draft, { recursive: true });
  try {
    const facts = await makeInto(draft, file);
    await publish(draft, folder);
    return { folder, facts: (await factsIn(folder)) ?? facts };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function factsIn(folder: string): Promise<SlideFacts | null> {
  try {
    return SlideFacts.parse(JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')));
  } catch {
    return null;
  }
}

async function publish(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder);
  } catch (error) {
    if ((await factsIn(folder)) === null) throw error;
  }
}

async function makeInto(draft: string, file: Uint8Array): Promise<SlideFacts> {
  const pages = readTiffPages(file);
  const first = pages[0];
  if (first === undefined) throw new Error('a slide without pages');
  const picture = await wholePicture(file, first);
  await picture
    .clone()
    .jpeg({ quality: TILE_QUALITY, chromaSubsampling: '4:4:4' })
    .tile({ size: TILE_SIZE_PX, overlap: TILE_OVERLAP_PX, layout: 'dz' })
    .toFile(join(draft, 'image.dz'));
  const inside = (px: number) =>
    ({ width: px, height: px, fit: 'inside', withoutEnlargement: true }) as const;
  await picture.clone().resize(inside(THUMBNAIL_PX)).jpeg().toFile(pictureFile(draft, 'thumbnail'));
  await picture.clone().resize(inside(OVERVIEW_PX)).jpeg().toFile(pictureFile(draft, 'overview'));
  const facts: SlideFacts = {
    width: first.width,
    height: first.height,
    scale: scaleOfDescription(first.description),
    label: await associated(draft, file, pages, 'label'),
    macro: await associated(draft, file, pages, 'macro'),
  };
  await writeFile(join(draft, 'facts.json'), JSON.stringify(facts));
  return facts;
}

/** Aperio names the label and macro pages in the second line of their descriptions. */
async function associated(
  draft: string,
  file: Uint8Array,
  pages: readonly TiffPage[],
  name: 'label' | 'macro',
): Promise<boolean> {
  const page = pages.findIndex(({ description }) => description.split('\n')[1]?.startsWith(`${name} `));
  if (page < 0) return false;
  await sharp(file, { page }).jpeg().toFile(pictureFile(draft, name));
  return true;
}
