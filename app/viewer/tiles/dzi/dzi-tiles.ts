import type { DziDescriptor } from '#app/core/slides/dzi.ts';
import { levelSize, maxLevel } from '#app/core/slides/dzi-levels.ts';
import type { Level } from '../tile.ts';

/**
 * The levels of a Deep Zoom pyramid, widest first. The format goes on down to one pixel; below the first
 * level that fits into one tile there is nothing to gain.
 */
export function dziLevels({ size, tileSize }: Pick<DziDescriptor, 'size' | 'tileSize'>): readonly Level[] {
  const top = maxLevel(size);
  const levels: Level[] = [];
  for (let number = top; number >= 0; number--) {
    const { width, height } = levelSize(size, number);
    const downsample = 2 ** (top - number);
    levels.push({ width, height, tileWidth: tileSize, tileHeight: tileSize, downsample });
    if (width <= tileSize && height <= tileSize) break;
  }
  return levels;
}

function queryOf(url: string | null): string {
  const at = url?.indexOf('?') ?? -1;
  return url === null || at < 0 ? '' : url.slice(at);
}

/** Tiles bear the signature of their links: the folder's own, or else the first tile's or descriptor's. */
export function signatureOf(link: {
  readonly dziTilesFolder: string;
  readonly firstTileUrl: string | null;
  readonly dziUrl: string | null;
}): string {
  return queryOf(link.dziTilesFolder) || queryOf(link.firstTileUrl) || queryOf(link.dziUrl);
}

/** `{folder}/{level}/{column}_{row}.{format}`, signed. `level` is Deep Zoom's number: 0 is one pixel. */
export function dziTileUrl(
  folder: string,
  signature: string,
  tile: { readonly level: number; readonly column: number; readonly row: number },
  format: string,
): string {
  const path = folder.split('?', 1)[0]?.replace(/\/+$/, '') ?? '';
  return `${path}/${String(tile.level)}/${String(tile.column)}_${String(tile.row)}.${format}${signature}`;
}
