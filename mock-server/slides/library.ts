import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MICROARRAY, SCAN_IDS, type ScanId, type SlideId, scanFileName, slideFileUrl } from './catalog.ts';
import { deepZoomFolder } from './deep-zoom.ts';
import { openMicroarray } from './microarray-slide.ts';
import { type ServedSlide, type Slide, tilesInFolder } from './served-slide.ts';

export type SlideLibrary = Readonly<Record<SlideId, Slide>>;

export const SLIDE_CACHE = fileURLToPath(new URL('../../.cache/slides/', import.meta.url));

export interface OpeningLibrary {
  /** Settles with the small scans: whoever starts the mock need not wait for the large slide. */
  readonly scans: Promise<void>;
  /** Settles with every slide. The large one is made at the first start and found again after. */
  readonly whole: Promise<SlideLibrary>;
}

/** Reads the slides and makes what is not in the cache yet (seconds the first time, milliseconds after). */
export function openSlideLibrary(
  cacheDirectory: string = SLIDE_CACHE,
  told: (progress: string) => void = () => undefined,
): OpeningLibrary {
  const scans = openScans(cacheDirectory);
  const whole = async (): Promise<SlideLibrary> => {
    const opened = await scans;
    const microarray = await openMicroarray(cacheDirectory, told);
    return { ...opened, [MICROARRAY]: microarray };
  };
  return { scans: scans.then(() => undefined), whole: whole() };
}

/** The small scans alone, which are there in seconds. */
export async function openScans(cacheDirectory: string): Promise<Readonly<Record<ScanId, Slide>>> {
  const opened = SCAN_IDS.map(async (id) => [id, await openScan(id, cacheDirectory)] as const);
  return Object.fromEntries(await Promise.all(opened)) as Record<ScanId, Slide>;
}

async function openScan(id: ScanId, cacheDirectory: string): Promise<Slide> {
  const path = fileURLToPath(slideFileUrl(id));
  const file = await readFile(path);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const { folder, facts } = await deepZoomFolder(cacheDirectory, file, sha256);
  const tiles = tilesInFolder(folder);
  return { id, fileName: scanFileName(id), path, sizeBytes: file.byteLength, sha256, folder, facts, tiles };
}

export const servedOf = ({ path, sizeBytes, sha256, folder, facts, tiles }: Slide): ServedSlide => ({
  path,
  sizeBytes,
  sha256,
  contentType: 'image/tiff',
  scale: facts.scale,
  tiled: { folder, facts, tiles },
});
