import type OpenSeadragon from 'openseadragon';
import { describe, expect, it } from 'vitest';
import { slideFailed } from './slide-error.ts';
import { NEVER_AGAIN, TileLoads } from './tile-loads.client.ts';

function jobOf(lastTouchTime: number): OpenSeadragon.ImageJob {
  const tile = { exists: true, lastTouchTime };
  const job = {
    tile,
    tries: 1,
    // As the library does it: an aborted job has failed, and a failed tile does not exist.
    abort: () => {
      tile.exists = false;
    },
  };
  return job as unknown as OpenSeadragon.ImageJob;
}

describe('TileLoads', () => {
  it('cancels what the view has left, so that it can be asked for again but not by itself', () => {
    const loads = new TileLoads();
    const [stale, fresh] = [jobOf(1000), jobOf(1400)];
    loads.started(stale);
    loads.started(fresh);
    loads.cancelStale();
    expect(loads.counts).toMatchObject({ loading: 1, cancelled: 1, missing: 0 });
    expect(stale).toMatchObject({ tries: NEVER_AGAIN, tile: { exists: true } });
    expect(fresh.tries).toBe(1);
  });

  it('keeps loads of the last quarter of a second', () => {
    const loads = new TileLoads();
    loads.started(jobOf(1000));
    loads.started(jobOf(1250));
    loads.cancelStale();
    expect(loads.counts.loading).toBe(2);
  });

  it('D1 lets the missing tiles, and only them, be asked for again', () => {
    const loads = new TileLoads();
    const tiles = [jobOf(0), jobOf(0)].map(({ tile }) => Object.assign(tile, { exists: false }));
    const [missing, other] = tiles;
    if (missing) loads.lost(missing);
    expect(loads.counts.missing).toBe(1);
    loads.forgive();
    expect([missing?.exists, other?.exists]).toEqual([true, false]);
    expect(loads.counts.missing).toBe(0);
  });

  it('counts a tile that arrives after all as not missing', () => {
    const loads = new TileLoads();
    const { tile } = jobOf(0);
    loads.lost(tile);
    loads.arrived(tile);
    expect(loads.counts).toMatchObject({ missing: 0, loaded: 1 });
  });

  it('takes nothing more once closed', () => {
    const loads = new TileLoads();
    loads.started(jobOf(0));
    loads.close();
    expect(loads.counts).toMatchObject({ loading: 0, cancelled: 1 });
    expect(loads.started(jobOf(1))).toBe(false);
    expect(loads.counts.loading).toBe(0);
  });

  it('remembers why the last tile failed', () => {
    const loads = new TileLoads();
    const error = slideFailed('broken');
    loads.ended(jobOf(0), error);
    loads.ended(jobOf(0));
    expect(loads.lastError).toBe(error);
  });
});
