import type OpenSeadragon from 'openseadragon';
import { describe, expect, it } from 'vitest';
import { slideFailed, tileFetchFailed } from '../slide-error.ts';
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
    loads.cancelStale(() => true);
    expect(loads.counts).toMatchObject({ loading: 1, cancelled: 1, missing: 0 });
    expect(stale).toMatchObject({ tries: NEVER_AGAIN, tile: { exists: true } });
    expect(fresh.tries).toBe(1);
  });

  it('leaves alone what is not of the view, however long ago its frame was', () => {
    const loads = new TileLoads();
    const [corner, fresh] = [jobOf(1000), jobOf(1400)];
    loads.started(corner);
    loads.started(fresh);
    loads.cancelStale((tile) => tile !== corner.tile);
    expect(loads.counts).toMatchObject({ loading: 2, cancelled: 0 });
  });

  it('keeps loads of the last quarter of a second', () => {
    const loads = new TileLoads();
    loads.started(jobOf(1000));
    loads.started(jobOf(1250));
    loads.cancelStale(() => true);
    expect(loads.counts.loading).toBe(2);
  });

  it('D1 lets the missing tiles, and only them, be asked for again', () => {
    const loads = new TileLoads();
    const tiles = [jobOf(0), jobOf(0)].map(({ tile }) => Object.assign(tile, { exists: false }));
    const [missing, other] = tiles;
    if (missing) loads.failed(missing, 'final');
    expect(loads.counts.missing).toBe(1);
    loads.forgive();
    expect([missing?.exists, other?.exists]).toEqual([true, false]);
    expect(loads.counts.missing).toBe(0);
  });

  it('counts a tile that arrives after all as not missing', () => {
    const loads = new TileLoads();
    const { tile } = jobOf(0);
    loads.failed(tile, 'final');
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

  it('awaits a tile that failed until it arrives, is given up or is left', () => {
    const loads = new TileLoads();
    const tiles = [jobOf(0), jobOf(0), jobOf(0)].map(({ tile }) => tile);
    const awaited = () => tiles.map((tile) => loads.awaits((one) => one === tile));
    for (const tile of tiles) expect(loads.failed(tile, 'passing')).toBeNull();
    expect(awaited()).toEqual([true, true, true]);
    expect(loads.counts.missing).toBe(0);
    const [first, second, third] = tiles;
    if (first) loads.arrived(first);
    if (second) loads.failed(second, 'final');
    if (third) loads.failed(third, 'cancelled');
    expect(awaited()).toEqual([false, false, false]);
    expect(loads.counts.missing).toBe(1);
  });
});

describe('TileLoads of a link that was refused', () => {
  const refused = tileFetchFailed(403);

  function turnedAway(loads: TileLoads): OpenSeadragon.ImageJob {
    const job = jobOf(0);
    loads.started(job);
    loads.ended(job, refused);
    return job;
  }

  it('counts its tiles as waiting, and has them asked for again with the new link', () => {
    const loads = new TileLoads();
    const { tile } = turnedAway(loads);
    expect(loads.failed(tile, 'final')).toBe('refused');
    tile.exists = false;
    expect(loads.counts.missing).toBe(0);
    expect(loads.awaits((one) => one === tile)).toBe(true);
    loads.askRefused(true);
    expect(tile.exists).toBe(true);
    expect(loads.awaits((one) => one === tile)).toBe(false);
  });

  it('counts them as missing once there is no new link', () => {
    const loads = new TileLoads();
    const { tile } = turnedAway(loads);
    loads.failed(tile, 'final');
    loads.giveUpRefused();
    expect([loads.counts.missing, [...loads.missing]]).toEqual([1, [tile]]);
    expect(loads.awaits(() => true)).toBe(false);
  });

  it('tells a refusal of the old link that comes late from one of the new link', () => {
    const loads = new TileLoads();
    const late = jobOf(0);
    loads.started(late);
    loads.failed(turnedAway(loads).tile, 'final');
    loads.askRefused(true);
    loads.ended(late, refused);
    expect(loads.failed(late.tile, 'final')).toBe('outdated');
    expect(loads.failed(turnedAway(loads).tile, 'final')).toBe('refused');
  });

  it('tells so at the first try, also when the library makes more', () => {
    const loads = new TileLoads();
    expect(loads.failed(turnedAway(loads).tile, 'passing')).toBe('refused');
  });

  it('forgets the refusal when the next try fails for another reason', () => {
    const loads = new TileLoads();
    const job = turnedAway(loads);
    loads.started(job);
    loads.ended(job, tileFetchFailed(503));
    expect(loads.failed(job.tile, 'final')).toBeNull();
    expect(loads.counts.missing).toBe(1);
  });
});
