import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Patch } from '../marks/patch.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import { ASSUMED_SCALE, type Scale } from '../slides/scale.ts';
import { countMarks } from './count.ts';
import { boxOfField, type FieldGrid, fieldBeside, gridAround, isInField, refuseCounting } from './field.ts';

const scale: Scale = { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' };
const size = { width: 1e6, height: 1e6 };
const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ column, row })));

function markAt({ x, y }: ImagePoint): Patch {
  const box = { x, y, width: 0, height: 0 };
  const owner = { imageId: 'image', checksum: null, author: null, pane: 'primary' as const };
  return { id: `${x},${y}`, ...owner, note: '', color: '#7cfc00', isPoint: true, box, widthInClient: 0 };
}

/** A grid whose first field begins there. */
function gridOf({ x, y }: ImagePoint, area: number): FieldGrid {
  const side = Math.sqrt(area) * 1000;
  const grid = gridAround({ x: x + side / 0.25 / 2, y: y + side / 0.5 / 2 }, area, { scale, size });
  if (grid === null) throw new Error('The grid was refused');
  return grid;
}

const coordinate = fc.double({ min: 0, max: 1e5, noNaN: true });
const anyGrid = fc
  .record({ x: coordinate, y: coordinate, area: fc.double({ min: 0.01, max: 10, noNaN: true }) })
  .map(({ x, y, area }) => gridOf({ x, y }, area));

describe('a field', () => {
  it('is square on the tissue, by the scale of each axis', () => {
    expect(gridOf({ x: 0, y: 0 }, 1)).toMatchObject({ width: 4000, height: 2000 });
  });

  it.each([
    [{ state: 'none' }, 1, 'no-scale'],
    [{ state: 'invalid' }, 1, 'invalid-scale'],
    [{ ...ASSUMED_SCALE, implausible: { mppX: 900, mppY: 900 } }, 1, 'implausible-scale'],
    [scale, 0.009, 'bad-area'],
    [scale, 10.1, 'bad-area'],
    [scale, Number.NaN, 'bad-area'],
    [ASSUMED_SCALE, 0.238, null],
    [scale, 0.01, null],
  ] as const)('on %j with %d mm² is refused as %s', (itsScale, area, refusal) => {
    const slide = { scale: itsScale, size };
    expect(refuseCounting(slide, area)).toBe(refusal);
    expect(gridAround({ x: 0, y: 0 }, area, slide) === null).toBe(refusal !== null);
  });

  it('is refused where the slide is smaller, in either direction', () => {
    const refusalOn = (width: number, height: number) =>
      refuseCounting({ scale, size: { width, height } }, 1);
    expect(refusalOn(4000, 2000)).toBeNull();
    expect([refusalOn(3999, 2000), refusalOn(4000, 1999)]).toEqual(['small-slide', 'small-slide']);
  });

  it('lies wholly on the slide: the first is moved there, and none is beside one at the edge', () => {
    const slide = { scale, size: { width: 9000, height: 5000 } };
    const grid = gridAround({ x: 9000, y: 2000 }, 1, slide);
    expect(grid).toEqual({ origin: { x: 5000, y: 1000 }, width: 4000, height: 2000 });
    if (grid === null) return;
    const beside = (direction: 'left' | 'right' | 'up' | 'down') =>
      fieldBeside(grid, { column: 0, row: 0 }, direction, slide.size);
    expect([beside('left'), beside('right'), beside('up'), beside('down')]).toEqual([
      { column: -1, row: 0 },
      null,
      null,
      { column: 0, row: 1 },
    ]);
  });

  it('has every point of a full tiling in exactly one field, borders too', () => {
    const share = fc.oneof(fc.constantFrom(0, 1, 2), fc.double({ min: 0, max: 2.99, noNaN: true }));
    fc.assert(
      fc.property(anyGrid, share, share, (grid, across, down) => {
        const point = { x: grid.origin.x + across * grid.width, y: grid.origin.y + down * grid.height };
        expect(places.filter((place) => isInField(point, grid, place))).toHaveLength(1);
        expect(countMarks([markAt(point)], grid, places, 1).total).toBe(1);
      }),
    );
  });

  it('begins where its neighbour ends', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const [first, right] = [
          boxOfField(grid, { column: 0, row: 0 }),
          boxOfField(grid, { column: 1, row: 0 }),
        ];
        expect(first.x + first.width).toBeCloseTo(right.x, 6);
      }),
    );
  });
});

describe('a count', () => {
  it('gives count, area and density', () => {
    const grid = gridOf({ x: 0, y: 0 }, 1);
    const marks = [1, 2, 3, 4000].map((x) => markAt({ x, y: 5 }));
    const fields = [
      { column: 0, row: 0 },
      { column: 1, row: 0 },
    ];
    expect(countMarks(marks, grid, fields, 1)).toEqual({
      counts: [3, 1],
      total: 4,
      area: 2,
      perMm2: 2,
      per2Mm2: 4,
    });
  });
});
