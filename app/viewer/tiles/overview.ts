import { type SlideTiles, type TileAddress, tilesAcross, tilesDown } from './tile.ts';

const MOST_TILES = 16;

/** The finest level that so few tiles cover; nothing of a file whose smallest level takes more than that. */
export function overviewTiles({ levels }: Pick<SlideTiles, 'levels'>): readonly TileAddress[] {
  const level = levels.findIndex((one) => tilesAcross(one) * tilesDown(one) <= MOST_TILES);
  const found = levels[level];
  if (found === undefined) return [];
  const across = tilesAcross(found);
  return Array.from({ length: across * tilesDown(found) }, (_, index) => ({
    level,
    column: index % across,
    row: Math.floor(index / across),
  }));
}
