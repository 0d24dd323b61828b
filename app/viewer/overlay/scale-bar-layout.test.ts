import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { SCALE_BAR_CHOICES, SCALE_BAR_DEFAULTS, type ScaleBar } from '#app/core/viewing/scale-bar.ts';
import {
  cornerOf,
  plateOrigin,
  SCALE_BAR_OFFSET_PX,
  SCALE_BAR_THICKNESS_PX,
  scaleBarLayout,
} from './scale-bar-layout.ts';

const bar: ScaleBar = { widthPx: 200, text: '100 μm', dashed: false };
const pane = { width: 800, height: 600 };

const widths = fc.record({
  bar: fc.double({ min: 150, max: 375, noNaN: true }),
  text: fc.integer({ min: 0, max: 260 }),
});

describe('the picture of a scale bar', () => {
  it('S9-22 is 2 px thick, 5 px from the edges, bottom left, as for microscopy', () => {
    const layout = scaleBarLayout(bar, SCALE_BAR_DEFAULTS.type, 40);
    expect([layout.line.height, layout.framed, layout.ticks]).toEqual([2, false, []]);
    expect(SCALE_BAR_THICKNESS_PX).toBe(2);
    expect(SCALE_BAR_DEFAULTS.type).toBe('microscopy');
    expect(cornerOf(SCALE_BAR_DEFAULTS.location)).toEqual({
      across: 'left',
      down: 'bottom',
      fromSide: 5,
      fromEdge: 5,
    });
  });

  it('has a line as wide as the bar, wholly on its plate, below the text', () => {
    holds(
      500,
      fc.property(widths, fc.constantFrom('microscopy', 'map'), (width, type) => {
        const { plate, line, textMiddle } = scaleBarLayout({ ...bar, widthPx: width.bar }, type, width.text);
        expect(line.width).toBe(width.bar);
        expect(line.x).toBeGreaterThan(0);
        expect(line.x + line.width).toBeLessThan(plate.width);
        expect(plate.width).toBeGreaterThan(width.text);
        expect(line.y).toBeGreaterThan(textMiddle.y);
        expect(line.y + line.height).toBeLessThan(plate.height);
      }),
    );
  });

  it('of a map stands in a frame and has its ends marked', () => {
    const { framed, line, ticks } = scaleBarLayout(bar, 'map', 40);
    expect(framed).toBe(true);
    expect(ticks.map(({ x }) => x)).toEqual([line.x, line.x + line.width - SCALE_BAR_THICKNESS_PX]);
    for (const tick of ticks) {
      expect(tick.height).toBeGreaterThan(line.height);
      expect(tick.y + tick.height).toBe(line.y + line.height);
    }
  });

  it('of an assumed scale is dashed, and a dash ends it on either side', () => {
    expect(scaleBarLayout(bar, 'microscopy', 40).dash).toBeNull();
    holds(
      500,
      fc.property(widths, (width) => {
        const dashed = { ...bar, widthPx: width.bar, dashed: true };
        const { dash } = scaleBarLayout(dashed, 'microscopy', width.text);
        const { on, period } = dash ?? { on: 0, period: 1 };
        const periods = (width.bar - on) / period;
        expect(on).toBeLessThan(period);
        expect(Math.abs(periods - Math.round(periods))).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('where a scale bar stands', () => {
  it('S9-23 in the corner that the location names', () => {
    const { plate } = scaleBarLayout(bar, 'map', 40);
    const origins = SCALE_BAR_CHOICES.location.map((at) => plateOrigin(plate, cornerOf(at), pane));
    const right = pane.width - plate.width - SCALE_BAR_OFFSET_PX;
    const bottom = pane.height - plate.height - SCALE_BAR_OFFSET_PX;
    expect(origins).toEqual([
      { x: SCALE_BAR_OFFSET_PX, y: SCALE_BAR_OFFSET_PX },
      { x: right, y: SCALE_BAR_OFFSET_PX },
      { x: right, y: bottom - 124 },
      { x: SCALE_BAR_OFFSET_PX, y: bottom },
    ]);
  });

  it('never under the navigator of 180 by 120 with its border', () => {
    const { plate } = scaleBarLayout({ ...bar, widthPx: 375 }, 'map', 40);
    for (const at of SCALE_BAR_CHOICES.location) {
      const { x, y } = plateOrigin(plate, cornerOf(at), pane);
      const reachesIt = x + plate.width > pane.width - 184 && y + plate.height > pane.height - 124;
      expect(reachesIt).toBe(false);
    }
  });
});
