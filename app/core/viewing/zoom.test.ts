import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { turnBy } from './rotation.ts';
import { canZoomTo, homeViewport, ZOOM_BUTTONS, zoomLimits } from './zoom.ts';

const image = { width: 20_000, height: 10_000 };
const pane = { width: 1000, height: 800 };
const side = fc.integer({ min: 1, max: 100_000 });
const sizes = fc.record({ width: side, height: side });

describe('zoom', () => {
  it('S9-17 stands between 0.8 of home and two screen pixels for each pixel', () => {
    const { min, home, max } = zoomLimits(image, pane, 0);
    expect(min).toBeCloseTo(0.04, 12);
    expect([home, max]).toEqual([0.05, 2]);
  });

  it('a picture smaller than the pane may still be shown whole', () => {
    expect(zoomLimits({ width: 100, height: 100 }, pane, 0)).toEqual({ min: 6.4, home: 8, max: 8 });
  });

  it('home of a turned slide fits what is then its width', () => {
    expect(zoomLimits(image, pane, 90).home).toBeCloseTo(0.04, 12);
    expect(homeViewport(image, pane, 90)).toEqual({
      centre: { x: 10_000, y: 5000 },
      scale: zoomLimits(image, pane, 90).home,
      rotation: 90,
    });
  });

  it('S9-14 the zoom buttons are 1, 10, 20, 30 and 40 times home; one beyond the maximum cannot be reached', () => {
    const limits = zoomLimits(image, pane, 0);
    expect(ZOOM_BUTTONS.map((times) => canZoomTo(times, limits))).toEqual([true, true, true, true, true]);
    const small = zoomLimits({ width: 4000, height: 3000 }, pane, 0);
    expect(ZOOM_BUTTONS.map((times) => canZoomTo(times, small))).toEqual([true, false, false, false, false]);
  });

  it('home can always be reached, however the picture, the pane and the turn', () => {
    const property = fc.property(sizes, sizes, fc.constantFrom(0, 90, 45), (picture, frame, turn) => {
      const { min, home, max } = zoomLimits(picture, frame, turn);
      expect(min).toBeLessThan(home);
      expect(max).toBeGreaterThanOrEqual(home);
      expect(canZoomTo(1, { min, home, max })).toBe(true);
      expect(homeViewport(picture, frame, turn)).toMatchObject({ scale: home, rotation: turn });
    });
    holds(300, property);
  });
});

describe('rotation', () => {
  it.each([
    [0, 90, 90],
    [270, 90, 0],
    [0, -90, 270],
    [350, 20, 10],
    [10, -380, 350],
    [0, -1e-20, 0],
  ])('S9-14 %d degrees turned by %d is %d', (from, by, want) => {
    expect(turnBy(from, by)).toBe(want);
  });

  it('four turns are none', () => {
    const angle = fc.integer({ min: 0, max: 359 });
    const property = fc.property(angle, fc.constantFrom(90, -90), (start, by) => {
      expect([by, by, by, by].reduce(turnBy, start)).toBe(start);
    });
    holds(300, property);
  });

  it('however often and far it is turned, a rotation stays from 0 up to 360', () => {
    const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const property = fc.property(degrees, fc.array(degrees), (start, turns) => {
      const rotation = turns.reduce(turnBy, turnBy(start, 0));
      expect(rotation >= 0 && rotation < 360).toBe(true);
    });
    holds(300, property);
  });
});
