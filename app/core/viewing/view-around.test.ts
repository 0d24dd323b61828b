import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { boxOfPoints, viewAround } from './view-around.ts';
import { zoomLimits } from './zoom.ts';

const image = { width: 40_000, height: 30_000 };
const pane = { width: 900, height: 600 };

describe('the view around a mark', () => {
  it('has it in the middle, a third of the pane wide or high', () => {
    const view = viewAround({ x: 1000, y: 2000, width: 600, height: 100 }, image, pane);
    expect(view).toEqual({ centre: { x: 1300, y: 2050 }, scale: 0.5, rotation: 0 });
    expect(viewAround({ x: 0, y: 0, width: 0, height: 400 }, image, pane).scale).toBe(0.5);
  });

  it('shows a point pixel for pixel', () => {
    expect(viewAround({ x: 5, y: 6, width: 0, height: 0 }, image, pane)).toEqual({
      centre: { x: 5, y: 6 },
      scale: 1,
      rotation: 0,
    });
  });

  it('never goes beyond the zoom limits, whatever the mark', () => {
    const limits = zoomLimits(image, pane, 0);
    const point = fc.record({ x: fc.nat(40_000), y: fc.nat(30_000) });
    holds(
      500,
      fc.property(point, point, (from, to) => {
        const { scale } = viewAround(boxOfPoints(from, to), image, pane);
        expect(scale).toBeGreaterThanOrEqual(limits.min);
        expect(scale).toBeLessThanOrEqual(limits.max);
      }),
    );
  });
});
