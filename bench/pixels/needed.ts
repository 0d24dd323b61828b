import { statSync } from 'node:fs';
import path from 'node:path';
import { dziLevelOf, listNeededTiles, type TileAt, type TiledSlide } from './levels.ts';
import type { TiffLevel } from './tiff-table.ts';
import { homeOf, TOUR } from './views.ts';

/** What the tour needs when each tile is read once and the home view is there already. */
export interface Needed {
  readonly tiles: number;
  readonly bytes: number;
}

function neededOf(slide: TiledSlide, bytesOf: (tile: TileAt) => number): Needed {
  const keyOf = ({ level, column, row }: TileAt): string => [level, column, row].join('/');
  const home = new Set(listNeededTiles(slide, homeOf(slide.width, slide.height)).map(keyOf));
  const tiles = new Map(
    TOUR.flatMap((view) => listNeededTiles(slide, view)).map((tile) => [keyOf(tile), tile]),
  );
  const wanted = [...tiles].filter(([key]) => !home.has(key)).map(([, tile]) => tile);
  return { tiles: wanted.length, bytes: wanted.reduce((sum, tile) => sum + bytesOf(tile), 0) };
}

export function neededOfDzi(slide: TiledSlide, tilesFolder: string): Needed {
  return neededOf(slide, ({ level, column, row }) => {
    const name = `${String(column)}_${String(row)}.jpeg`;
    return statSync(path.join(tilesFolder, String(dziLevelOf(slide, level)), name)).size;
  });
}

export function neededOfTiff(slide: TiledSlide<TiffLevel>): Needed {
  return neededOf(slide, ({ level: at, column, row }) => {
    const level = slide.levels[at];
    if (level === undefined) return Number.NaN;
    return level.lengths[row * Math.ceil(level.width / level.tile) + column] ?? Number.NaN;
  });
}
