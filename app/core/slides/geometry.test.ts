import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamped, isInside } from './geometry.ts';

const size = { width: 100, height: 50 };
const anywhere = fc.double({ min: -1e4, max: 1e4, noNaN: true });

describe('image bounds', () => {
  it.each([
    [{ x: 0, y: 0 }, true],
    [{ x: 100, y: 50 }, true],
    [{ x: 100.001, y: 5 }, false],
    [{ x: 5, y: -0.001 }, false],
    [{ x: Number.NaN, y: 5 }, false],
  ])('%o inside: %s', (point, inside) => {
    expect(isInside(point, size)).toBe(inside);
  });

  it('a clamped point is inside, and is the point itself when that was inside', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (x, y) => {
        const point = clamped({ x, y }, size);
        expect(isInside(point, size)).toBe(true);
        if (isInside({ x, y }, size)) expect(point).toEqual({ x, y });
        else expect(point.x === 0 || point.y === 0 || point.x === 100 || point.y === 50).toBe(true);
      }),
    );
  });
});
