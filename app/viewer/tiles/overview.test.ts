import { expect, it } from 'vitest';
import { coarsestTiles, overviewTiles } from './overview.ts';
import type { Level } from './tile.ts';

const levelOf = (width: number, height: number, downsample: number): Level => ({
  width,
  height,
  downsample,
  tileWidth: 256,
  tileHeight: 256,
});
const LEVELS = [levelOf(8000, 6000, 1), levelOf(4000, 3000, 2), levelOf(1000, 750, 8), levelOf(250, 188, 32)];

it('an overview is the finest level that 16 tiles cover, each of them once', () => {
  const tiles = overviewTiles({ levels: LEVELS });
  expect(tiles).toHaveLength(12);
  expect(new Set(tiles.map(({ level }) => level))).toEqual(new Set([2]));
  expect(new Set(tiles.map(({ column, row }) => `${String(column)} ${String(row)}`)).size).toBe(12);
});

it('an overview is nothing of a file with too large a smallest level', () => {
  expect(overviewTiles({ levels: [levelOf(8000, 6000, 1)] })).toEqual([]);
});

it('the coarsest tiles are of the smallest level that shows anything, however many smaller ones there are', () => {
  const levelsOf = (tiles: ReturnType<typeof coarsestTiles>) => [...new Set(tiles.map(({ level }) => level))];
  const dots = [levelOf(2, 2, 4000), levelOf(1, 1, 8000)];
  expect(levelsOf(coarsestTiles({ levels: [...LEVELS, ...dots] }))).toEqual([2]);
  expect(coarsestTiles({ levels: [levelOf(200, 100, 1)] })).toEqual([{ level: 0, column: 0, row: 0 }]);
  expect(coarsestTiles({ levels: [levelOf(8000, 6000, 1)] })).toEqual([]);
});
