import type OpenSeadragon from 'openseadragon';
import { expect, it } from 'vitest';
import { NeededTiles } from '../tiles/scheduling/needed-tiles.client.ts';
import { TileLoads } from '../tiles/scheduling/tile-loads.client.ts';
import { type TileSource, tileName } from '../tiles/tile.ts';
import { osdTileSource } from './osd-tile-source.client.ts';

const slide = { width: 2220, height: 2967 };

function sourceOf(side: number): TileSource {
  const tile = { tileWidth: side, tileHeight: side };
  return {
    id: 'b',
    kind: 'tiff',
    size: slide,
    overlap: 0,
    scale: { state: 'none' },
    fallback: null,
    levels: [
      { ...slide, ...tile, downsample: 1 },
      { width: 555, height: 741, ...tile, downsample: 4 },
    ],
    associated: () => Promise.resolve({ pictures: [], missing: null }),
    want: () => [],
    takeLink: () => undefined,
    prefetch: () => ({ loaded: Promise.resolve(), drop: () => undefined }),
    renew: () => Promise.resolve(false),
    close: () => undefined,
  };
}

it.each([
  [240, [10, 13], [3, 4]],
  [256, [9, 12], [3, 3]],
])('S9-31 tiles of %d pixels are laid out by that size on every level', (side, finest, coarsest) => {
  const bridge = osdTileSource(sourceOf(side), new TileLoads(), new NeededTiles());
  const tiles = (level: number) => {
    const { x, y } = bridge.getNumTiles(level);
    return [x, y];
  };
  expect([tiles(1), tiles(0)]).toEqual([finest, coarsest]);
  expect([0, 1].map((level) => [bridge.getTileWidth(level), bridge.getTileHeight(level)])).toEqual([
    [side, side],
    [side, side],
  ]);
  const second = bridge.getTileBounds(1, 1, 1, false);
  expect(second.x * slide.width).toBeCloseTo(side, 9);
  expect(second.width * slide.width).toBeCloseTo(side, 9);
});

it.each([
  [true, ['0/1_1', '1/0_0']],
  [false, ['0/1_1']],
])(
  'a coarse tile comes with the sharp ones where nothing else shows the slide: %s',
  async (coarseFirst, sent) => {
    const asked: string[] = [];
    const source: TileSource = {
      ...sourceOf(512),
      coarseFirst,
      want: (tiles) => {
        asked.push(...tiles.map(({ address }) => tileName(address)));
        return tiles.map(() => Promise.reject(new DOMException('no picture', 'AbortError')));
      },
    };
    const needs = { level: 1, isOfView: () => true, isInView: () => true };
    const bridge = osdTileSource(source, new TileLoads(), needs);
    for (const [level, x, y] of [
      [1, 1, 1],
      [0, 0, 0],
    ]) {
      const job = { tile: { level, x, y }, jobId: 'j', tries: 0, fail: () => undefined };
      bridge.downloadTileStart(job as unknown as OpenSeadragon.ImageJob);
    }
    await Promise.resolve();
    expect(asked).toEqual(sent);
  },
);
