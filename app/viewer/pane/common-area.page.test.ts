import fc from 'fast-check';
import OpenSeadragon from 'openseadragon';
import { describe, expect, it } from 'vitest';
import { commonArea, quickenCommonAreas } from './common-area.client.ts';

/** Whole numbers, so that areas often touch, lie in each other or are the same. */
const area = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
  .chain(([x, y]) =>
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .map(([width, height]) => new OpenSeadragon.Rect(x, y, width, height)),
  );

const SIDE = 15;

/** The sides of the box around all points with whole coordinates that lie in both; null where there are none. */
function sidesByCounting(one: OpenSeadragon.Rect, other: OpenSeadragon.Rect): readonly number[] | null {
  const points = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const);
  const common = points.filter(([x, y]) =>
    [one, other].every((rect) => rect.containsPoint(new OpenSeadragon.Point(x, y))),
  );
  if (common.length === 0) return null;
  const [xs, ys] = [common.map(([x]) => x), common.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

const sidesOf = (rect: OpenSeadragon.Rect | null) => rect && [rect.x, rect.y, rect.width, rect.height];

describe('the area that two areas have in common', () => {
  it('is the box around every point of both, where neither is turned', () => {
    fc.assert(
      fc.property(area, area, (one, other) => {
        expect(sidesOf(commonArea(one, other))).toEqual(sidesByCounting(one, other));
      }),
    );
  });

  it('is left to the library where one is turned', () => {
    quickenCommonAreas();
    const square = new OpenSeadragon.Rect(0, 0, 2, 2);
    const diamond = new OpenSeadragon.Rect(1, 0, Math.SQRT2, Math.SQRT2, 45);
    const common = diamond.intersection(new OpenSeadragon.Rect(1, 1, 2, 2));
    for (const [at, side] of [1, 1, 1, 1].entries()) expect(sidesOf(common)?.[at]).toBeCloseTo(side, 9);
    expect(diamond.intersection(new OpenSeadragon.Rect(1.8, 0, 1, 0.1))).toBeNull();
    expect(sidesOf(square.intersection(new OpenSeadragon.Rect(1, 1, 2, 2)))).toEqual([1, 1, 1, 1]);
  });
});
