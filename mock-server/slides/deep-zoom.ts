import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { findAssociatedPage } from './associated-page.ts';
import { makeFolder } from './made-folder.ts';
import { type FileScale, SCALE_SOURCES, scaleOfDescription } from './scale-of-file.ts';
import { readTiffPages } from './tiff-pages.ts';
import { wholePicture } from './whole-picture.ts';

export const TILE_SIZE_PX = 254;
export const TILE_OVERLAP_PX = 1;
const TILE_QUALITY = 92;
const THUMBNAIL_PX = 256;
const OVERVIEW_PX = 1024;

/** Raise it when what is written changes, so that folders of an older build are not taken for this one's. */
const LAYOUT = 'v2';

const SlideFacts = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  scale: z
    .object({
      mppX: z.number(),
      mppY: z.number(),
      source: z.enum(SCALE_SOURCES),
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

/** A slide as the maker of tiles needs it. */
export interface SlidePictures {
  readonly width: number;
  readonly height: number;
  readonly scale: FileScale | null;
  /** The whole picture in its right colours. */
  readonly whole: () => Promise<Sharp>;
  /** Null where the file has none. */
  readonly label: (() => Sharp) | null;
  readonly macro: (() => Sharp) | null;
}

interface Making {
  /** Where unfinished folders lie; the cache itself unless another is named. */
  readonly draftsIn?: string;
  readonly told?: (done: 'pictures' | 'tiles') => void;
}

/** The folder of a slide whose file fits into memory. */
export function deepZoomFolder(
  cacheDirectory: string,
  file: Uint8Array,
  sha256: string,
): Promise<{ folder: string; facts: SlideFacts }> {
  return findPublishedFolder(cacheDirectory, sha256, () => picturesOf(file));
}

/** Makes the tile pyramid and the small pictures of one slide, or finds them made already. */
export async function findPublishedFolder(
  cacheDirectory: string,
  sha256: string,
  slide: () => SlidePictures,
  { draftsIn = cacheDirectory, told = () => undefined }: Making = {},
): Promise<{ folder: string; facts: SlideFacts }> {
  const folder = deepZoomFolderOf(cacheDirectory, sha256);
  const make = (draft: string) => makeInto(draft, slide(), told);
  return { folder, facts: await makeFolder(folder, { draftsIn, found: factsIn, make }) };
}

/** Where the tiles of these bytes are, or will be. */
export const deepZoomFolderOf = (cacheDirectory: string, sha256: string): string =>
  join(cacheDirectory, `${sha256.slice(0, 16)}-${LAYOUT}-${TILE_SIZE_PX}-q${TILE_QUALITY}`);

async function factsIn(folder: string): Promise<SlideFacts | null> {
  try {
    return SlideFacts.parse(JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')));
  } catch {
    return null;
  }
}

function picturesOf(file: Uint8Array): SlidePictures {
  const pages = readTiffPages(file);
  const first = pages[0];
  if (first === undefined) throw new Error('a slide without pages');
  const nameOf = (name: 'label' | 'macro') => {
    const page = findAssociatedPage(pages, name);
    return page === null ? null : () => sharp(file, { page });
  };
  return {
    width: first.width,
    height: first.height,
    scale: scaleOfDescription(first.description),
    whole: () => wholePicture(file, first),
    label: nameOf('label'),
    macro: nameOf('macro'),
  };
}

async function makeInto(
  draft: string,
  slide: SlidePictures,
  told: (done: 'pictures' | 'tiles') => void,
): Promise<SlideFacts> {
  const picture = await slide.whole();
  const inside = (px: number) =>
    ({ width: px, height: px, fit: 'inside', withoutEnlargement: true }) as const;
  const overview = await picture.clone().resize(inside(OVERVIEW_PX)).png().toBuffer();
  await sharp(overview).jpeg().toFile(pictureFile(draft, 'overview'));
  await sharp(overview).resize(inside(THUMBNAIL_PX)).jpeg().toFile(pictureFile(draft, 'thumbnail'));
  const label = await saveBeside(slide.label, pictureFile(draft, 'label'));
  const macro = await saveBeside(slide.macro, pictureFile(draft, 'macro'));
  told('pictures');
  await picture
    .clone()
    .jpeg({ quality: TILE_QUALITY, chromaSubsampling: '4:4:4' })
    .tile({ size: TILE_SIZE_PX, overlap: TILE_OVERLAP_PX, layout: 'dz' })
    .toFile(join(draft, 'image.dz'));
  told('tiles');
  const { width, height, scale } = slide;
  const facts = { width, height, scale, label, macro };
  await writeFile(join(draft, 'facts.json'), JSON.stringify(facts));
  return facts;
}

/** Whether there is such a picture now: a slide is sound without one, so that one that cannot be read is none. */
async function saveBeside(picture: (() => Sharp) | null, path: string): Promise<boolean> {
  const bytes = await picture?.()
    .jpeg()
    .toBuffer()
    .catch(() => null);
  if (bytes === null || bytes === undefined) return false;
  await writeFile(path, bytes);
  return true;
}
