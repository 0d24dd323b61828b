import type { DziDescriptor } from '#app/core/slides/dzi.ts';
import { levelSize, maxLevel } from '#app/core/slides/dzi-levels.ts';
import type { SlideLinkPart } from '../slide-link.ts';
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

type TileLinks = Pick<
  SlideLinkPart,
  'dziUrl' | 'dziTileSourceObject' | 'dziTilesFolder' | 'firstTileUrl' | 'tileImageUrls'
>;

/** The tile that tells whether there are any (specification 7); null where the answer names none. */
export function firstTileOf({ firstTileUrl, tileImageUrls }: TileLinks): string | null {
  return firstTileUrl ?? tileImageUrls[0] ?? null;
}

export interface TilePlace {
  readonly folder: string;
  /** The query that every tile's address ends in; empty where tiles are not signed. */
  readonly signature: string;
}

/**
 * Where the tiles lie: in the folder of the answer, else in that of its descriptor, else where its first tile lies.
 * Tiles bear the signature of their links: the folder's own, or else the first tile's or the descriptor's.
 */
export function tilePlaceOf(link: TileLinks): TilePlace | null {
  const firstTile = firstTileOf(link);
  const folder =
    link.dziTilesFolder ??
    link.dziTileSourceObject?.image.url ??
    /^(.+)\/\d+\/\d+_\d+\.\w+(?:\?|$)/.exec(firstTile ?? '')?.[1];
  if (folder === undefined) return null;
  return { folder, signature: queryOf(folder) || queryOf(firstTile) || queryOf(link.dziUrl) };
}

/** `{folder}/{level}/{column}_{row}.{format}`, signed. `level` is Deep Zoom's number: 0 is one pixel. */
export function dziTileUrl(
  { folder, signature }: TilePlace,
  tile: { readonly level: number; readonly column: number; readonly row: number },
  format: string,
): string {
  const path = folder.split('?', 1)[0]?.replace(/\/+$/, '') ?? '';
  return `${path}/${String(tile.level)}/${String(tile.column)}_${String(tile.row)}.${format}${signature}`;
}
