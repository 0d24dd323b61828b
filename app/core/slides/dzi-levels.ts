import type { DziDescriptor } from './dzi.ts';
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

export function tileCount(descriptor: DziDescriptor, level: number): { columns: number; rows: number } {
  const { width, height } = levelSize(descriptor.size, level);
  return { columns: Math.ceil(width / descriptor.tileSize), rows: Math.ceil(height / descriptor.tileSize) };
}

/** Where a tile's picture lies in its level, overlap included; an inner tile has it on all four sides. */
export function tileBounds(
  descriptor: DziDescriptor,
  level: number,
  column: number,
  row: number,
): { x: number; y: number; width: number; height: number } {
  const { tileSize, overlap } = descriptor;
  const size = levelSize(descriptor.size, level);
  const x = Math.max(0, column * tileSize - overlap);
  const y = Math.max(0, row * tileSize - overlap);
  return {
    x,
    y,
    width: Math.min(size.width, (column + 1) * tileSize + overlap) - x,
    height: Math.min(size.height, (row + 1) * tileSize + overlap) - y,
  };
}
