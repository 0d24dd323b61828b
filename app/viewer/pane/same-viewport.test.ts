import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Viewport } from '#app/core/viewing/viewport.ts';

import { homeViewport } from '#app/core/viewing/zoom.ts';
import { normalRotation, sameViewport } from './same-viewport.ts';

const view: Viewport = { centre: { x: 1000, y: 2000 }, scale: 0.5, rotation: 0 };

describe('sameViewport', () => {
  it.each<[string, Viewport | null, Viewport | null, boolean]>([
    ['itself', view, { ...view }, true],
    ['the noise of an animation', view, { ...view, centre: { x: 1000.01, y: 1999.99 } }, true],
    ['half a pixel away', view, { ...view, centre: { x: 1001, y: 2000 } }, false],
    ['one step of zoom', view, { ...view, scale: 0.501 }, false],
    ['a whole turn', view, { ...view, rotation: 360 }, true],
    ['just short of a turn', view, { ...view, rotation: 359.9999 }, true],
    ['a quarter turn', view, { ...view, rotation: 90 }, false],
    ['nothing', null, null, true],
    ['nothing against something', null, view, false],
  ])('%s', (_, a, b, want) => {
    expect(sameViewport(a, b)).toBe(want);
    expect(sameViewport(b, a)).toBe(want);
  });

  it('S2.8-12 brings any rotation into 0 up to 360', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3600, max: 3600 }), (degrees) => {
        const normal = normalRotation(degrees);
        expect(normal >= 0 && normal < 360).toBe(true);
        expect(Math.abs((degrees - normal) % 360)).toBe(0);
      }),
    );
  });
});

describe('the whole slide', () => {
  it.each([
    [0, 700 / 2967],
    [90, 900 / 2967],
    [180, 700 / 2967],
    [270, 900 / 2967],
  ])('holds the whole slide at %i degrees', (rotation, scale) => {
    const home = homeViewport({ width: 2220, height: 2967 }, { width: 900, height: 700 }, rotation);
    expect(home.centre).toEqual({ x: 1110, y: 1483.5 });
    expect(home.scale).toBeCloseTo(scale, 12);
  });
});
