import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SLIDE_FILES, SLIDE_IDS, type SlideId, slideFileUrl } from './catalog.ts';
import { deepZoomFolder, type SlideFacts } from './deep-zoom.ts';

/** One real slide, ready to be served: the original file, and the folder with its tiles and small pictures. */
export interface Slide {
  readonly id: SlideId;
  readonly fileName: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly folder: string;
  readonly facts: SlideFacts;
}

export type SlideLibrary = Readonly<Record<SlideId, Slide>>;

export const SLIDE_CACHE = fileURLToPath(new URL('../../.cache/slides/', import.meta.url));

/** Reads the slides and makes what is not in the cache yet (seconds the first time, milliseconds after). */
export async function openSlideLibrary(cacheDirectory: string = SLIDE_CACHE): Promise<SlideLibrary> {
  const slides = await Promise.all(
    SLIDE_IDS.map(async (id) => [id, await openSlide(id, cacheDirectory)] as const),
  );
  return Object.fromEntries(slides) as SlideLibrary;
}

async function openSlide(id: SlideId, cacheDirectory: string): Promise<Slide> {
  const path = fileURLToPath(slideFileUrl(id));
  const file = await readFile(path);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const { folder, facts } = await deepZoomFolder(cacheDirectory, file, sha256);
  const { size } = await stat(path);
  return {
    id,
    fileName: SLIDE_FILES[id],
    path,
    sizeBytes: size,
    sha256,
    contentType: 'image/tiff',
    folder,
    facts,
  };
}
