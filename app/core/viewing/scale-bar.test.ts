import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { Scale } from '../slides/scale.ts';
import { pixelsPerMetre, SCALE_BAR_CHOICES, SCALE_BAR_DEFAULTS, scaleBarOf } from './scale-bar.ts';

const known = (mppX: number, mppY = mppX): Scale => ({ state: 'file', mppX, mppY, source: 'api' });
const upright = (scale: number) => ({ scale, rotation: 0 });
const bar = (mpp: number, zoom: number, renderer = SCALE_BAR_DEFAULTS.renderer) =>
  scaleBarOf(known(mpp), upright(zoom), { ...SCALE_BAR_DEFAULTS, renderer });

/** What each sign stands for, in micrometres (or millionths of an arcsecond, of a second). */
const SIGNS: Readonly<Record<string, number>> = {
  nm: 1e-3,
  '\u03BCm': 1,
  mm: 1e3,
  cm: 1e4,
  m: 1e6,
  km: 1e9,
  thou: 25.4,
  in: 25_400,
  ft: 12 * 25_400,
  mi: 5280 * 12 * 25_400,
  nas: 1e-3,
  '\u03BCas': 1,
  mas: 1e3,
  '\u2033': 1e6,
  '\u2032': 60e6,
  '\u00B0': 3600e6,
  ns: 1e-3,
  '\u03BCs': 1,
  ms: 1e3,
  s: 1e6,
  min: 60e6,
  h: 3600e6,
  d: 86_400e6,
  px: 1,
};

/** What a text states, read without the code that wrote it. */
function statedIn(text: string): number {
  const [, figure = '', sign = ''] = /^(\d+(?:\.\d+)?) ?(\S+)/.exec(text) ?? [];
  return Number(figure) * (SIGNS[sign] ?? Number.NaN);
}

/** How far one screen pixel along the horizontal goes, by turning the two axes on their own. */
function oracle(mppX: number, mppY: number, view: { scale: number; rotation: number }): number {
  const turn = (-view.rotation * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / view.scale, Math.sin(turn) / view.scale];
  return Math.sqrt((x * mppX) ** 2 + (y * mppY) ** 2);
}

const mppX = fc.double({ min: 0.01, max: 100, noNaN: true });
const ratio = fc.double({ min: 0.5, max: 2, noNaN: true });
const rotation = fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.double({ min: 0, max: 359.999, noNaN: true }));
const zoom = fc.double({ min: 1e-4, max: 40, noNaN: true });
const renderer = fc.constantFrom(...SCALE_BAR_CHOICES.renderer);
const widthFits = (width: number): boolean => width >= 150 - 1e-9 && width < 375 + 1e-9;

describe('the length of the scale bar', () => {
  it('S9-21 is at least 150 px wide, and the line is as long as the text says, at any rotation', () => {
    holds(
      10_000,
      fc.property(mppX, ratio, rotation, zoom, renderer, (x, by, degrees, scale, kind) => {
        const view = { scale, rotation: degrees };
        const shown = scaleBarOf(known(x, x * by), view, { ...SCALE_BAR_DEFAULTS, renderer: kind });
        if (shown === null) return false;
        const stated = statedIn(shown.text);
        const drawn = shown.widthPx * oracle(x, x * by, view);
        return Math.abs(drawn - stated) / stated < 1e-9 && widthFits(shown.widthPx);
      }),
    );
  });

  it('S9-21 comes from 1,000,000 divided by mpp pixels a metre, times the zoom', () => {
    expect(pixelsPerMetre({ mppX: 0.5, mppY: 0.5 }, upright(1))).toBeCloseTo(2_000_000, 6);
    expect(pixelsPerMetre({ mppX: 0.5, mppY: 0.5 }, upright(0.25))).toBeCloseTo(500_000, 6);
  });

  it('goes by the axis that lies along the screen', () => {
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
    [0.25, 0.005, '1 cm', 200],
    [0.001, 1, '200 nm', 200],
  ])('at %d μm per pixel and zoom %d is %s', (mpp, scale, text, widthPx) => {
    expect(bar(mpp, scale)?.text).toBe(text);
    expect(bar(mpp, scale)?.widthPx).toBeCloseTo(widthPx, 1);
  });

  it('a length that is round already is taken as it is', () => {
    expect(bar(1, 1.5)?.text).toBe('100 μm');
    expect(bar(1, 1.5)?.widthPx).toBeCloseTo(150, 9);
  });
});

describe('what the scale bar rests on', () => {
  it('an assumed scale is said and drawn dashed', () => {
    const assumed: Scale = { state: 'assumed', mppX: 0.25, mppY: 0.25 };
    expect(scaleBarOf(assumed, upright(1), SCALE_BAR_DEFAULTS)).toEqual({
      text: '50 μm (assumed scale)',
      dashed: true,
      widthPx: 200,
    });
  });

  it('a scale set by hand is said', () => {
    const manual: Scale = { state: 'manual', mppX: 0.25, mppY: 0.25, reason: 'stage micrometer' };
    const shown = scaleBarOf(manual, upright(1), SCALE_BAR_DEFAULTS);
    expect(shown).toMatchObject({ text: '50 μm (scale set by hand)', dashed: false });
  });

  it('a picture without a scale is measured in its own pixels, at any rotation and by any renderer', () => {
    holds(
      500,
      fc.property(zoom, rotation, renderer, (scale, degrees, kind) => {
        const view = { scale, rotation: degrees };
        const shown = scaleBarOf({ state: 'none' }, view, { ...SCALE_BAR_DEFAULTS, renderer: kind });
        const stated = statedIn(shown?.text ?? '');
        const width = shown?.widthPx ?? 0;
        return (
          shown?.text.endsWith(' px') === true &&
          Math.abs(width / scale / stated - 1) < 1e-9 &&
          widthFits(width)
        );
      }),
    );
  });

  it.each<[string, Scale, number]>([
    ['an impossible scale', { state: 'invalid' }, 1],
    ['a pane without a size', known(0.5), 0],
    ['a picture in a pane without a size', { state: 'none' }, 0],
    ['a zoom that is no number', known(0.5), Number.NaN],
  ])('is absent for %s', (_, scale, at) => {
    expect(scaleBarOf(scale, upright(at), SCALE_BAR_DEFAULTS)).toBeNull();
  });
});

describe('the choices for the scale bar', () => {
  it('S9-23 type none shows no bar; microscopy and map show the same length', () => {
    const of = (type: 'none' | 'microscopy' | 'map') =>
      scaleBarOf(known(0.5), upright(1), { ...SCALE_BAR_DEFAULTS, type });
    expect(SCALE_BAR_CHOICES.type.map(of).map((shown) => shown?.text)).toEqual([
      undefined,
      '100 μm',
      '100 μm',
    ]);
    expect(SCALE_BAR_CHOICES.location).toEqual(['top-left', 'top-right', 'bottom-right', 'bottom-left']);
  });

  it('S9-24 is written by four renderers', () => {
    expect(SCALE_BAR_CHOICES.renderer.map((kind) => bar(0.25, 0.1, kind)?.text)).toEqual([
      '500 μm',
      '20 thou',
      '500 μas',
      '500 μs',
    ]);
  });

  it('stands bottom left, as for microscopy, in metric units, unless told otherwise', () => {
    expect(SCALE_BAR_DEFAULTS).toEqual({ type: 'microscopy', location: 'bottom-left', renderer: 'metric' });
  });
});
