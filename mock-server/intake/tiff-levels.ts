import type { UploadLevelZodType } from '#contracts/generated/schemas/upload-level.ts';
import type { TiffPage } from '../slides/tiff-pages.ts';

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
