import { type Level, type SlideTiles, type TileAddress, tilesAcross, tilesDown } from './tile.ts';

const MOST_TILES = 16;
/** Pixels along the longer side that show what the slide is. */
const ENOUGH = 256;

function tilesOn(levels: readonly Level[], level: number): readonly TileAddress[] {
  const found = levels[level];
  if (found === undefined) return [];
  const across = tilesAcross(found);
  const count = across * tilesDown(found);
  if (count > MOST_TILES) return [];
  return Array.from({ length: count }, (_, index) => ({
    level,
    column: index % across,
    row: Math.floor(index / across),
  }));
}

/** The smallest level that shows anything of the slide; nothing of a file of which that takes many tiles. */
export function coarsestTiles({ levels }: Pick<SlideTiles, 'levels'>): readonly TileAddress[] {
  return tilesOn(
    levels,
    Math.max(
      0,
      levels.findLastIndex(({ width, height }) => Math.max(width, height) >= ENOUGH),
    ),
  );
}

/** The finest level that so few tiles cover; nothing of a file whose smallest level takes more than that. */
export function overviewTiles({ levels }: Pick<SlideTiles, 'levels'>): readonly TileAddress[] {
  const level = levels.findIndex((one) => tilesAcross(one) * tilesDown(one) <= MOST_TILES);
  return tilesOn(levels, level);
}
