import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Level } from '../tile.ts';
import { Motion, tilesOfView } from './look-ahead.ts';

const PANE = { width: 1000, height: 600 };
const FRAME_MS = 16;
const STILL: Viewport = { centre: { x: 8000, y: 6000 }, scale: 0.5, rotation: 0 };
const at = (x: number, y: number, over: Partial<Viewport> = {}): Viewport => ({
  ...STILL,
  centre: { x, y },
  ...over,
});

function moved(views: readonly Viewport[], frameMs = FRAME_MS): Motion {
  const motion = new Motion();
  for (const [frame, view] of views.entries()) motion.saw(view, frame * frameMs, PANE);
  return motion;
}

describe('where a view is going', () => {
  it('is nowhere before there are three frames, and at rest', () => {
    expect(moved([]).ahead()).toEqual([]);
    expect(moved([at(0, 0), at(10, 0)]).ahead()).toEqual([]);
    expect(moved([STILL, STILL, STILL, STILL]).ahead()).toEqual([]);
  });

  it('goes on as the last frames went, in every direction', () => {
    const step = fc.integer({ min: -50, max: 50 });
    holds(
      200,
      fc.property(step, step, fc.integer({ min: 0, max: 359 }), (dx, dy, rotation) => {
        fc.pre(dx !== 0 || dy !== 0);
        const views = Array.from({ length: 6 }, (_, frame) =>
          at(8000 + frame * dx, 6000 + frame * dy, { rotation }),
        );
        const ahead = moved(views).ahead();
        expect(ahead).toHaveLength(4);
        for (const [index, view] of ahead.entries()) {
          const frames = 5 + (100 * (index + 1)) / FRAME_MS;
          expect(view.centre.x).toBeCloseTo(8000 + frames * dx, 6);
          expect(view.centre.y).toBeCloseTo(6000 + frames * dy, 6);
          expect([view.scale, view.rotation]).toEqual([0.5, rotation]);
        }
      }),
    );
  });

  it('zooms on evenly, by factors', () => {
    const views = Array.from({ length: 5 }, (_, frame) => at(8000, 6000, { scale: 0.1 * 1.02 ** frame }));
    const [soonest] = moved(views).ahead();
    expect(soonest?.scale).toBeCloseTo(0.1 * 1.02 ** (4 + 100 / FRAME_MS), 9);
  });

  it('forgets what came before a jump of the place or of the zoom, and before a rest', () => {
    const steady = [at(0, 0), at(10, 0), at(20, 0), at(30, 0)];
    const far = at(5000, 0);
    expect(moved([...steady, far]).ahead()).toEqual([]);
    expect(moved([...steady, far, at(5010, 0)]).ahead()).toEqual([]);
    expect(moved([...steady, far, at(5010, 0), at(5020, 0)]).ahead()).toHaveLength(4);
    expect(moved([...steady, at(40, 0, { scale: 1 })]).ahead()).toEqual([]);
    const motion = moved(steady);
    motion.saw(at(40, 0), 3 * FRAME_MS + 121, PANE);
    expect(motion.ahead()).toEqual([]);
  });

  it('takes two looks at one frame for one', () => {
    const motion = new Motion();
    for (let frame = 0; frame < 2; frame += 1)
      for (let look = 0; look < 3; look += 1) motion.saw(at(frame * 10, 0), frame * FRAME_MS, PANE);
    expect(motion.ahead()).toEqual([]);
  });
});

const pyramid = (width: number, height: number): readonly Level[] =>
  [1, 2, 4, 8, 16].map((downsample) => ({
    width: Math.ceil(width / downsample),
    height: Math.ceil(height / downsample),
    downsample,
    tileWidth: 256,
    tileHeight: 256,
  }));

describe('the tiles of a view', () => {
  const levels = pyramid(16_000, 12_000);

  it('are of the coarsest level whose pixels are not shown smaller than a half', () => {
    const levelAt = (scale: number) => tilesOfView(levels, at(8000, 6000, { scale }), PANE)[0]?.level;
    expect([2, 1, 0.5, 0.49, 0.25, 0.2, 0.05, 0.001].map(levelAt)).toEqual([0, 0, 0, 1, 1, 2, 4, 4]);
  });

  it('cover every point of the pane that lies on the slide, and no more than its bounds, the middle first', () => {
    const view = fc.record({
      x: fc.integer({ min: 0, max: 16_000 }),
      y: fc.integer({ min: 0, max: 12_000 }),
      scale: fc.double({ min: 0.06, max: 2, noNaN: true }),
      rotation: fc.integer({ min: 0, max: 359 }),
      across: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      down: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    });
    holds(
      300,
      fc.property(view, ({ x, y, scale, rotation, across, down }) => {
        const tiles = tilesOfView(levels, at(x, y, { scale, rotation }), PANE);
        const angle = (-rotation * Math.PI) / 180;
        const [px, py] = [(across * PANE.width) / scale, (down * PANE.height) / scale];
        const point = {
          x: x + px * Math.cos(angle) - py * Math.sin(angle),
          y: y + px * Math.sin(angle) + py * Math.cos(angle),
        };
        const level = levels[tiles[0]?.level ?? 0];
        if (level === undefined) throw new Error('no level');
        const isOnSlide = point.x >= 0 && point.y >= 0 && point.x < 16_000 && point.y < 12_000;
        const [column, row] = [point.x, point.y].map((one) => Math.floor(one / level.downsample / 256));
        const isCovered = tiles.some((tile) => tile.column === column && tile.row === row);
        if (isOnSlide) expect(isCovered).toBe(true);
        const off = tiles.map((tile) =>
          Math.hypot(
            (tile.column + 0.5) * 256 - x / level.downsample,
            (tile.row + 0.5) * 256 - y / level.downsample,
          ),
        );
        expect(off).toEqual([...off].sort((a, b) => a - b));
        expect(tiles.every((tile) => tile.column >= 0 && tile.column * 256 < level.width)).toBe(true);
        expect(tiles.every((tile) => tile.row >= 0 && tile.row * 256 < level.height)).toBe(true);
      }),
    );
  });

  it('are none where the view lies beside the slide', () => {
    expect(tilesOfView(levels, at(-90_000, 6000), PANE)).toEqual([]);
  });
});
