import type { ImageSize } from './geometry.ts';

/** The level at full size; level 0 is one pixel. Counted by doubling, since a logarithm may fall just short. */
export function maxLevel({ width, height }: ImageSize): number {
  const longest = Math.max(width, height);
  let level = 0;
  for (let reach = 1; reach < longest; reach *= 2) level += 1;
  return level;
}

/** In pixels of that level, rounded up as Deep Zoom does. */
export function levelSize(size: ImageSize, level: number): ImageSize {
  const downsample = 2 ** (maxLevel(size) - level);
  return { width: Math.ceil(size.width / downsample), height: Math.ceil(size.height / downsample) };
}
