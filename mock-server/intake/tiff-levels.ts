import type { UploadLevelZodType } from '#contracts/generated/schemas/upload-level.ts';
import type { TiffPage } from '../slides/tiff-pages.ts';

/** Rounding to whole pixels may bend the shape of a level by this much in a pixel or two of its width. */
const PIXELS_OFF = 2;

/**
 * The pages that are smaller copies of the first, largest first; in the chain itself or hung on it. A scanner's
 * thumbnail has the same shape, but lies in strips where the levels lie in tiles; label and macro have another.
 */
export function levelPages(pages: readonly TiffPage[]): readonly TiffPage[] {
  const [first, ...others] = pages;
  if (first === undefined) return [];
  const levels = [first];
  const candidates = [...others, ...first.below].sort((one, other) => other.width - one.width);
  for (const page of candidates) {
    const last = levels.at(-1) ?? first;
    const isTiledAlike = (page.tiles === null) === (first.tiles === null);
    if (page.width < last.width && isTiledAlike && hasShapeOf(first, page)) levels.push(page);
  }
  return levels;
}

function hasShapeOf(first: TiffPage, page: TiffPage): boolean {
  if (page.width < 1 || page.height < 1) return false;
  const shrink = first.width / page.width;
  return Math.abs(first.height / shrink - page.height) <= PIXELS_OFF;
}

const LEVELS_AT_MOST = 41;

export function levelsOf(pages: readonly TiffPage[]): UploadLevelZodType[] {
  const largest = pages[0]?.width ?? 1;
  return pages
    .slice(0, LEVELS_AT_MOST)
    .map(({ width, height }, level) => ({
      level,
      width,
      height,
      downsample: Math.round((largest / width) * 1e4) / 1e4,
    }));
}
