import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scale } from '#app/core/slides/scale.ts';
import {
  metricText,
  niceAtLeast,
  pixelsPerMetre,
  SCALE_BAR_MIN_WIDTH_PX,
  scaleBarOf,
} from './scale-bar-length.ts';

const known = (mppX: number, mppY = mppX): Scale => ({ state: 'file', mppX, mppY, source: 'api' });

describe('scaleBarOf', () => {
  it('S9-21 has 1,000,000 divided by mpp pixels a metre, times the zoom', () => {
    expect(pixelsPerMetre({ mppX: 0.5, mppY: 0.5 }, { scale: 1, rotation: 0 })).toBeCloseTo(2_000_000, 6);
    expect(pixelsPerMetre({ mppX: 0.5, mppY: 0.5 }, { scale: 0.25, rotation: 0 })).toBeCloseTo(500_000, 6);
  });

  it('measures along the screen, whichever axis of the image lies there', () => {
    const mpp = { mppX: 0.25, mppY: 0.5 };
    expect(pixelsPerMetre(mpp, { scale: 1, rotation: 0 })).toBeCloseTo(4_000_000, 3);
    expect(pixelsPerMetre(mpp, { scale: 1, rotation: 90 })).toBeCloseTo(2_000_000, 3);
    expect(pixelsPerMetre(mpp, { scale: 1, rotation: 180 })).toBeCloseTo(4_000_000, 3);
    const slanted = 1_000_000 / Math.hypot(0.25 * Math.SQRT1_2, 0.5 * Math.SQRT1_2);
    expect(pixelsPerMetre(mpp, { scale: 1, rotation: 45 })).toBeCloseTo(slanted, 3);
  });

  it.each([
    [0.499, 1, '100 μm', 200.4],
    [0.25, 0.1, '500 μm', 200],
    [0.25, 0.02, '2 mm', 160],
    [0.001, 1, '200 nm', 200],
  ])('shows mpp %f at zoom %f as %s', (mpp, scale, text, widthPx) => {
    const bar = scaleBarOf(known(mpp), { scale, rotation: 0 });
    expect(bar?.text).toBe(text);
    expect(bar?.widthPx).toBeCloseTo(widthPx, 1);
  });

  it('S9-21 is never narrower than 150 px, and the text is the length of the line', () => {
    const mpp = fc.double({ min: 0.01, max: 100, noNaN: true });
    const scale = fc.double({ min: 1e-4, max: 40, noNaN: true });
    const micronsOf: Record<string, number> = { nm: 1e-3, μm: 1, mm: 1e3, m: 1e6 };
    fc.assert(
      fc.property(mpp, scale, fc.constantFrom(0, 90, 180, 270), (mppX, zoom, rotation) => {
        const bar = scaleBarOf(known(mppX), { scale: zoom, rotation });
        const [figure = '', unit = ''] = (bar?.text ?? '').split(' ');
        const width = bar?.widthPx ?? 0;
        expect(width).toBeGreaterThanOrEqual(SCALE_BAR_MIN_WIDTH_PX - 1e-6);
        expect(width).toBeLessThanOrEqual(SCALE_BAR_MIN_WIDTH_PX * 2.5 + 1e-6);
        const microns = Number(figure) * (micronsOf[unit] ?? Number.NaN);
        expect((microns * zoom) / mppX / width).toBeCloseTo(1, 6);
      }),
    );
  });

  it('an assumed scale says so', () => {
    const bar = scaleBarOf({ state: 'assumed', mppX: 0.25, mppY: 0.25 }, { scale: 1, rotation: 0 });
    expect(bar).toMatchObject({ text: '50 μm (assumed scale)', assumed: true });
  });

  it.each<[string, Scale, number]>([
    ['no scan', { state: 'none' }, 1],
    ['an impossible scale', { state: 'invalid' }, 1],
    ['a pane without a size', known(0.5), 0],
  ])('is absent for %s', (_, scale, zoom) => {
    expect(scaleBarOf(scale, { scale: zoom, rotation: 0 })).toBeNull();
  });
});

it.each([
  [1, 1],
  [1.01, 2],
  [3, 5],
  [7, 10],
  [0.03, 0.05],
  [200, 200],
  [201, 500],
])('rounds %f up to %f', (least, want) => {
  expect(niceAtLeast(least)).toBeCloseTo(want, 12);
});

it.each([
  [0.05, '50 nm'],
  [1, '1 μm'],
  [500, '500 μm'],
  [1000, '1 mm'],
  [2_000_000, '2 m'],
])('writes %f micrometres as %s', (microns, want) => {
  expect(metricText(microns)).toBe(want);
});
