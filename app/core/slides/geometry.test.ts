import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { clampPoint, isInside } from './geometry.ts';

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
    const property = fc.property(anywhere, anywhere, (x, y) => {
      const point = clampPoint({ x, y }, size);
      expect(isInside(point, size)).toBe(true);
      // Compared with ===, since the two zeros are one place and toEqual tells them apart.
      if (isInside({ x, y }, size)) expect(point.x === x && point.y === y).toBe(true);
      else expect(point.x === 0 || point.y === 0 || point.x === 100 || point.y === 50).toBe(true);
    });
    holds(300, property);
  });

  it('clamping moves a point no further than it must, each axis by itself', () => {
    expect(clampPoint({ x: -3, y: 20 }, size)).toEqual({ x: 0, y: 20 });
    expect(clampPoint({ x: 30, y: 51 }, size)).toEqual({ x: 30, y: 50 });
    expect(clampPoint({ x: 101, y: -1 }, size)).toEqual({ x: 100, y: 0 });
  });
});
