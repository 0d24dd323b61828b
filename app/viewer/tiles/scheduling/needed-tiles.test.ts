import type OpenSeadragon from 'openseadragon';
import { describe, expect, it } from 'vitest';
import { NeededTiles } from './needed-tiles.client.ts';

const tile = (level: number, lastTouchTime: number) => ({ level, lastTouchTime });

const image = {} as OpenSeadragon.TiledImage;

function frames(...visits: readonly (readonly [level: number, time: number])[]): NeededTiles {
  const tiles = new NeededTiles();
  for (const [level, time] of visits) tiles.visited(image, level, time);
  return tiles;
}

describe('tiles that a frame needs', () => {
  it('are those of its finest level; coarser ones it came by are only in view', () => {
    const tiles = frames([5, 100], [4, 100], [3, 100]);
    expect([5, 4, 3].map((level) => tiles.isNeeded(tile(level, 100)))).toEqual([true, false, false]);
    expect(tiles.isInView(tile(3, 100))).toBe(true);
  });

  it('are not those that the view has left', () => {
    const tiles = frames([5, 100], [5, 116]);
    expect([tiles.isInView(tile(5, 100)), tiles.isNeeded(tile(5, 100))]).toEqual([false, false]);
    expect(tiles.isNeeded(tile(5, 116))).toBe(true);
  });

  it('follow the level of a second frame in the same millisecond', () => {
    expect(frames([5, 100], [4, 100], [6, 100]).isNeeded(tile(6, 100))).toBe(true);
    expect(frames([5, 100], [5, 100], [4, 100]).isNeeded(tile(5, 100))).toBe(true);
  });

  it('are of the view, and not of the picture in the corner', () => {
    const corner = {} as OpenSeadragon.TiledImage;
    expect([image, corner].map((tiledImage) => frames([5, 100]).isOfView({ tiledImage }))).toEqual([
      true,
      false,
    ]);
  });

  it('are none before the first frame', () => {
    expect(new NeededTiles().isInView(tile(0, 0))).toBe(false);
  });
});
