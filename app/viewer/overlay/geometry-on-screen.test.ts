import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossing } from '../pane/mounts/image-edge.ts';
import { snapper } from '../pane/pixel-grid.ts';
import { halvings } from '../tiles/plain/plain-source.client.ts';

describe('crossing', () => {
  const size = { width: 100, height: 50 };

  it.each([
    ['left', { x: -50, y: 25 }, { x: 0, y: 25 }],
    ['right', { x: 150, y: 25 }, { x: 100, y: 25 }],
    ['top', { x: 50, y: -25 }, { x: 50, y: 0 }],
    ['a corner, nearer to the bottom', { x: 150, y: 125 }, { x: 75, y: 50 }],
  ])('ends on the edge: %s', (_, outside, want) => {
    expect(crossing({ x: 50, y: 25 }, outside, size)).toEqual(want);
  });

  it('S4.5-02 lies on the edge of the image and on the way', () => {
    const inside = fc.record({
      x: fc.double({ min: 0, max: 100, noNaN: true }),
      y: fc.double({ min: 0, max: 50, noNaN: true }),
    });
    const outside = fc.record({
      x: fc.double({ min: 101, max: 500, noNaN: true }),
      y: fc.double({ min: -400, max: 400, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, outside, (from, to) => {
        const at = crossing(from, to, size);
        const toEdge = Math.min(at.x, size.width - at.x, at.y, size.height - at.y);
        expect(toEdge).toBeCloseTo(0, 9);
        const off = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
        expect(Math.abs(off)).toBeLessThan(1e-6 * 500 * 500);
      }),
    );
  });
});

describe('snapper', () => {
  it.each([
    [0, 901, 700, 0],
    [90, 900, 700, 0],
    [90, 901, 700, 0.5],
    [270, 901, 700, 0.5],
    [180, 901, 700, 0],
    [37, 901, 700, 0],
  ])('at %i degrees on %i × %i puts edges on multiples of one plus %f', (degrees, width, height, offset) => {
    const snap = snapper(degrees, width, height);
    for (const edge of [-3.3, 0.2, 17.74, 255.99]) {
      expect(snap(edge) - Math.floor(snap(edge))).toBe(offset);
      expect(Math.abs(snap(edge) - edge)).toBeLessThan(0.501);
    }
  });

  it('sends the two sides of one edge to one place, even on half a pixel', () => {
    const snap = snapper(0, 900, 700);
    expect(snap(498.5 - 1e-10)).toBe(snap(498.5 + 1e-10));
  });
});

describe('halvings', () => {
  it('goes down to one tile', () => {
    expect(halvings(1201, 700).map(({ width, height }) => [width, height])).toEqual([
      [1201, 700],
      [601, 350],
      [301, 175],
    ]);
    expect(halvings(10, 10)).toHaveLength(1);
  });
});
