import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';
import { turnPoint } from '../viewing/registration.ts';
import type { Viewport } from '../viewing/viewport.ts';
import { lengthOf } from './length.ts';

const num = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: num(0, 100_000), y: num(0, 100_000) });
const view: fc.Arbitrary<Viewport> = fc.record({
  centre: point,
  scale: num(0.001, 2),
  rotation: num(0, 359.99),
});

const toScreen = (at: ImagePoint, { centre, scale, rotation }: Viewport): ImagePoint => {
  const away = turnPoint({ x: at.x - centre.x, y: at.y - centre.y }, rotation);
  return { x: away.x * scale, y: away.y * scale };
};
const toImage = (at: ImagePoint, { centre, scale, rotation }: Viewport): ImagePoint => {
  const away = turnPoint({ x: at.x / scale, y: at.y / scale }, -rotation);
  return { x: centre.x + away.x, y: centre.y + away.y };
};
const valueOf = (from: ImagePoint, to: ImagePoint, scale: Scale): number =>
  lengthOf(from, to, scale)?.value ?? Number.NaN;

describe('a ruler in 10,000 random views', () => {
  it('is worth the same when its ends are taken from the screen of any zoom and rotation, mpp ratio 0.5 to 2', () => {
    const property = fc.property(
      point,
      point,
      view,
      num(0.1, 1),
      num(0.5, 2),
      (from, to, seen, mpp, ratio) => {
        fc.pre(Math.hypot(to.x - from.x, to.y - from.y) > 1);
        const scale: Scale = { state: 'file', mppX: mpp, mppY: mpp * ratio, source: 'api' };
        const [a, b] = [from, to].map((end) => toImage(toScreen(end, seen), seen)) as [
          ImagePoint,
          ImagePoint,
        ];
        const value = valueOf(from, to, scale);
        expect(Math.abs(valueOf(a, b, scale) - value) / value).toBeLessThan(1e-9);
      },
    );
    holds(10_000, property);
  });

  it('is the true length along each axis, and never that of a mean scale', () => {
    const scale: Scale = { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' };
    expect(valueOf({ x: 0, y: 0 }, { x: 100, y: 0 }, scale)).toBe(25);
    expect(valueOf({ x: 0, y: 0 }, { x: 0, y: 100 }, scale)).toBe(50);
  });
});
