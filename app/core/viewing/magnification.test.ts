import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { ASSUMED_SCALE, type Scale } from '../slides/scale.ts';
import { magnificationOf, magnificationText, trueMagnification, zoomButton } from './magnification.ts';
import type { Viewport } from './viewport.ts';
import { ZOOM_BUTTONS, zoomLimits } from './zoom.ts';

const known = (mppX: number, mppY = mppX): Scale => ({ state: 'file', mppX, mppY, source: 'api' });
const manual: Scale = { state: 'manual', mppX: 0.5, mppY: 0.5, reason: 'stage micrometer' };
const view = (scale: number, rotation = 0): Viewport => ({ centre: { x: 10, y: 20 }, scale, rotation });
const pane = { width: 1000, height: 800 };

const mpp = fc.double({ min: 0.01, max: 100, noNaN: true });
const ratio = fc.double({ min: 0.5, max: 2, noNaN: true });
const zoom = fc.double({ min: 1e-4, max: 40, noNaN: true });
const rotation = fc.double({ min: 0, max: 359.999, noNaN: true });

describe('the magnification of a slide', () => {
  it.each<[string, Scale, number]>([
    ['20x at 0.5', known(0.5), 20],
    ['40x at 0.25', known(0.25), 40],
    ['40x where 0.25 is assumed', ASSUMED_SCALE, 40],
    ['20x where 0.5 was set by hand', manual, 20],
    ['the fallback for a picture that is no scan', { state: 'none' }, 0.5],
    ['the fallback for a scale that cannot be right', { state: 'invalid' }, 0.5],
  ])('S9-16 is 10 divided by mpp, or 0.5: %s', (_, scale, want) => {
    expect(magnificationOf(scale, null).times).toBeCloseTo(want, 12);
  });

  it.each<[string, Scale, number | null, string]>([
    ['the objective that the record names', known(0.2325), 40, '40x'],
    ['that objective, whatever the file says of its scale', { state: 'invalid' }, 40, '40x'],
    ['that objective where the scale is assumed', ASSUMED_SCALE, 20, '20x'],
    ['the scale that was set by hand before it', manual, 40, '20x'],
    ['the scale of the file', known(0.25), null, '40x'],
    ['an assumed scale, and says so', ASSUMED_SCALE, null, '40x (assumed)'],
    ['nothing at all, and says so', { state: 'invalid' }, null, '0.5x (assumed)'],
  ])('S3.7-09 S9-16 rests on %s', (_, scale, named, want) => {
    expect(magnificationText(magnificationOf(scale, named))).toBe(want);
    const shown = trueMagnification(scale, named, view(0.5), pane);
    const half = magnificationOf(scale, named).times / 2;
    expect(shown.objective).toBe(scale.state === 'invalid' && named === null ? null : half);
    expect(shown.text.includes('(assumed)')).toBe(scale.state === 'assumed' && named === null);
  });

  it('S9-16 lies between those of its two axes', () => {
    holds(
      500,
      fc.property(mpp, ratio, (x, by) => {
        const [low, high] = [10 / x, 10 / (x * by)].sort((a, b) => a - b);
        const of = magnificationOf(known(x, x * by), null).times;
        return of >= (low ?? 0) * (1 - 1e-12) && of <= (high ?? 0) * (1 + 1e-12);
      }),
    );
  });

  it('S3.7-09 has a scale in x and y, 0.25 unless the file knows better, and the magnification of both', () => {
    expect(ASSUMED_SCALE).toMatchObject({ mppX: 0.25, mppY: 0.25 });
    expect(magnificationOf(known(0.2, 0.8), null).times).toBeCloseTo(25, 12);
  });
});

describe('the magnification on screen', () => {
  it.each([
    [1, '40x objective', '0.25 mm', false],
    [0.5, '20x objective', '0.5 mm', false],
    [0.0078125, '0.313x objective', '32 mm', false],
    [2, '80x objective', '0.125 mm', true],
    [0.33, '13.2x objective', '0.758 mm', false],
  ])('at %d screen pixels per pixel of a 0.25 scan is %s over %s', (scale, text, fieldWidth, pastScan) => {
    const shown = trueMagnification(known(0.25), null, view(scale), pane);
    expect([shown.text, shown.fieldWidth, shown.pastScan]).toEqual([text, fieldWidth, pastScan]);
    expect(shown.objective).toBeCloseTo(40 * scale, 9);
  });

  it.each<[string, Scale, string]>([
    ['assumed', ASSUMED_SCALE, '40x objective (assumed)'],
    ['set by hand', manual, '20x objective (scale set by hand)'],
  ])('says that its scale was %s', (_, scale, text) => {
    expect(trueMagnification(scale, null, view(1), pane).text).toBe(text);
  });

  it.each<[string, Scale]>([
    ['a picture without a scale', { state: 'none' }],
    ['a scale that cannot be right', { state: 'invalid' }],
  ])('claims nothing for %s', (_, scale) => {
    const shown = trueMagnification(scale, null, view(0.3, 45), pane);
    const unknown = {
      objective: null,
      text: 'Magnification unknown',
      fieldWidth: '3333 px',
      widthNote: '',
      pastScan: false,
    };
    expect(shown).toEqual(unknown);
  });

  it('measures the field along the screen, whichever way the slide is turned', () => {
    const scale = known(0.25, 0.5);
    const widths = [0, 90, 180, 270].map(
      (turn) => trueMagnification(scale, null, view(1, turn), pane).fieldWidth,
    );
    expect(widths).toEqual(['0.25 mm', '0.5 mm', '0.25 mm', '0.5 mm']);
    expect(trueMagnification(scale, null, view(1, 45), pane).fieldWidth).toBe('0.395 mm');
  });

  it('the objective goes with the zoom and not with the rotation', () => {
    holds(
      500,
      fc.property(mpp, ratio, zoom, rotation, (x, by, scale, turn) => {
        const of = known(x, x * by);
        const objective = trueMagnification(of, null, view(scale, turn), pane).objective ?? 0;
        return Math.abs(objective / scale / magnificationOf(of, null).times - 1) < 1e-9;
      }),
    );
  });

  it('one screen pixel for each of the scan is not past it, noise of the arithmetic or not', () => {
    const past = (scale: number) => trueMagnification(known(0.25), null, view(scale), pane).pastScan;
    expect([0.999, 1, 1 + 1e-12, 1.001].map(past)).toEqual([false, false, false, true]);
  });

  it('writes no exponent', () => {
    holds(
      500,
      fc.property(mpp, zoom, (x, scale) => {
        const { text, fieldWidth } = trueMagnification(known(x), null, view(scale), pane);
        return /^\d+(\.\d+)?x objective$/.test(text) && /^\d+(\.\d+)? mm$/.test(fieldWidth);
      }),
    );
  });
});

describe('a zoom button', () => {
  const slide = { width: 20_000, height: 16_000 };

  it('goes to its multiple of home, as far as the maximum; one beyond is off and says why', () => {
    const buttons = ZOOM_BUTTONS.map((times) => zoomButton(times, zoomLimits(slide, pane, 0)));
    expect(buttons.map(({ scale }) => Number(scale.toFixed(9)))).toEqual([0.05, 0.5, 1, 1.5, 2]);
    expect(buttons.every(({ enabled, reason }) => enabled && reason === null)).toBe(true);
    const close = zoomButton(40, zoomLimits({ width: 10_000, height: 8000 }, pane, 0));
    expect(close).toEqual({ scale: 2, enabled: false, reason: 'Beyond scan resolution' });
  });

  it('of a picture that is small on screen: only home is left', () => {
    const limits = zoomLimits({ width: 100, height: 100 }, pane, 0);
    expect(ZOOM_BUTTONS.map((times) => zoomButton(times, limits).enabled)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('never asks for more than the maximum, and is on exactly when it gets all it asks for', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    holds(
      500,
      fc.property(side, side, rotation, fc.constantFrom(...ZOOM_BUTTONS), (width, height, turn, times) => {
        const limits = zoomLimits({ width, height }, pane, turn);
        const { scale, enabled, reason } = zoomButton(times, limits);
        return (
          scale <= limits.max && enabled === (scale === limits.home * times) && enabled === (reason === null)
        );
      }),
    );
  });
});
