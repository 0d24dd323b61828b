import { afterEach, describe, expect, it, vi } from 'vitest';
import { dziLevels } from '../dzi/dzi-tiles.ts';
import type { TileSource } from '../tile.ts';
import { type AheadOf, AheadTiles } from './ahead-tiles.client.ts';

const SIZE = { width: 60_000, height: 60_000 };
const FRAME_MS = 16;
/** Far less than a quarter of the pane, which would be a jump, and several columns of tiles in 400 ms. */
const STEP = 100;

/** Tiles that were begun while the view moved to the right for some frames; none of them has come yet. */
function begunBy(kind: TileSource['kind']): number {
  let [begun, now, x] = [0, 1000, 20_000];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const of = {
    source: { kind, levels: dziLevels({ size: SIZE, tileSize: 256 }) },
    image: {
      tilesMatrix: {},
      source: { getNumTiles: () => ({ x: 235, y: 235 }) },
      _getTile: () => ({ exists: true }),
      _loadTile: () => {
        begun += 1;
      },
    },
    needed: { time: 1, isOfView: () => true, isInView: () => false },
    loads: { countOf: () => begun },
    camera: {
      pane: () => ({ width: 1440, height: 900 }),
      view: () => ({ centre: { x, y: 20_000 }, scale: 1, rotation: 0 }),
    },
  };
  const ahead = new AheadTiles(of as unknown as AheadOf);
  for (let frame = 0; frame < 20; frame += 1) {
    ahead.look();
    now += FRAME_MS;
    x += STEP;
  }
  return begun;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('tiles that are looked ahead for', () => {
  it('are 16 at a time in a folder, where each is a request of its own', () => {
    expect(begunBy('dzi')).toBe(16);
  });

  it('are 48 at a time in a file, where neighbours share their requests', () => {
    expect(begunBy('tiff')).toBe(48);
  });
});
