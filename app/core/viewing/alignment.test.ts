import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import { alignByPoints } from './alignment.ts';
import { mappedPoint, mappedView } from './registration.ts';

const IMAGES = { from: 'img_1', to: 'img_2' };
const place = fc.record({
  x: fc.double({ min: 0, max: 100_000, noNaN: true }),
  y: fc.double({ min: 0, max: 100_000, noNaN: true }),
});

/** A known map, worked out by the tables of a turn and not by the code under test. */
function known(degrees: number, scale: number, shift: ImagePoint): (point: ImagePoint) => ImagePoint {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ({ x, y }) => ({
    x: scale * (cos * x - sin * y) + shift.x,
    y: scale * (sin * x + cos * y) + shift.y,
  });
}

describe('serial sections that are aligned by points', () => {
  it('are mapped exactly where the map is known and nothing is noisy', () => {
    const maps = fc.record({
      degrees: fc.double({ min: -180, max: 180, noNaN: true }),
      scale: fc.double({ min: 0.2, max: 5, noNaN: true }),
      shift: place,
      points: fc.array(place, { minLength: 2, maxLength: 3 }),
      probe: place,
    });
    holds(
      300,
      fc.property(maps, ({ degrees, scale, shift, points, probe }) => {
        const map = known(degrees, scale, shift);
        const apart = Math.hypot(
          (points[0]?.x ?? 0) - (points[1]?.x ?? 0),
          (points[0]?.y ?? 0) - (points[1]?.y ?? 0),
        );
        fc.pre(apart > 10_000);
        const alignment = alignByPoints(
          IMAGES,
          points.map((from) => ({ from, to: map(from) })),
        );
        if (alignment === null) throw new Error('No alignment');
        const [got, want] = [mappedPoint(alignment.registration, probe), map(probe)];
        expect(Math.hypot(got.x - want.x, got.y - want.y)).toBeLessThan(1e-6);
        expect(alignment.residual).toBeLessThan(1e-6);
        expect(alignment.registration.rotation).toBeGreaterThanOrEqual(0);
        expect(alignment.registration.rotation).toBeLessThan(360);
      }),
    );
  });

  it('leave over what a hand works out', () => {
    // Three corners of a square of 100; the third is set 30 too far to the right on the second section. The mean of the
    // shift is 10, and the rest is shared between a turn and a scale: worked out on paper with complex numbers.
    const alignment = alignByPoints(IMAGES, [
      { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
      { from: { x: 100, y: 0 }, to: { x: 100, y: 0 } },
      { from: { x: 0, y: 100 }, to: { x: 30, y: 100 } },
    ]);
    // With p about its mean (-33.3, -33.3), (66.7, -33.3), (-33.3, 66.7) and q likewise: the sum of conj(p)·q is
    // 12333.3 - 2000i… of 13333.3, so a = 0.925 - 0.15i, and the squares left over are 600 - 13333.3·(0.075² + 0.15²).
    expect(alignment?.registration.scale).toBeCloseTo(Math.hypot(0.925, 0.15), 9);
    expect(alignment?.residual).toBeCloseTo(
      Math.sqrt((600 - (40_000 / 3) * (0.075 ** 2 + 0.15 ** 2)) / 3),
      6,
    );
  });

  it('show the same magnification in both panes', () => {
    const map = known(90, 2, { x: 10, y: 20 });
    const pairs = [
      { x: 0, y: 0 },
      { x: 500, y: 100 },
    ].map((from) => ({ from, to: map(from) }));
    const registration = alignByPoints(IMAGES, pairs)?.registration;
    if (registration === undefined) throw new Error('No alignment');
    const view = mappedView(registration, { centre: { x: 250, y: 50 }, scale: 1, rotation: 0 });
    expect(view.centre).toEqual({ x: expect.closeTo(-90, 6) as number, y: expect.closeTo(520, 6) as number });
    expect(view.scale).toBeCloseTo(0.5, 9);
    expect(view.rotation).toBeCloseTo(270, 6);
  });

  it.each([
    ['one pair', [{ from: { x: 1, y: 1 }, to: { x: 2, y: 2 } }]],
    [
      'two pairs at one place',
      [
        { from: { x: 1, y: 1 }, to: { x: 2, y: 2 } },
        { from: { x: 1, y: 1 }, to: { x: 90, y: 2 } },
      ],
    ],
    [
      'two places that are one on the other section',
      [
        { from: { x: 1, y: 1 }, to: { x: 2, y: 2 } },
        { from: { x: 500, y: 1 }, to: { x: 2, y: 2 } },
      ],
    ],
  ])('are not aligned by %s', (_, pairs) => {
    expect(alignByPoints(IMAGES, pairs)).toBeNull();
  });
});
