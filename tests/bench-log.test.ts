import { describe, expect, it } from 'vitest';
import { LIMITS, type Measured, medians, verdictsOf } from '../bench/log/verdict.ts';
import { figureOf, medianOf } from '../bench/table.ts';

const FLOOR: Measured = { record: 50, undo: 0.5, replay: 40, heap: 30 };
const atLimits: Measured = { record: 400, undo: 5, replay: 120, heap: 90 };

const overIn = (own: Measured, floor = FLOOR): readonly string[] =>
  verdictsOf(own, floor)
    .filter(({ over }) => over)
    .map(({ row }) => row);

describe('the verdict of the log bench', () => {
  it('the median is the middle one, the mean of the middle two, and NaN of nothing', () => {
    expect(medianOf([10, 9, 100])).toBe(10);
    expect(medianOf([4, 1, 100, 2])).toBe(3);
    expect(medianOf([])).toBeNaN();
  });

  it('takes the median of each figure by itself, not one run as a whole', () => {
    const runs = [
      { record: 1, undo: 30, replay: 200 },
      { record: 3, undo: 10, replay: 100 },
      { record: 2, undo: 20, replay: 300 },
    ];
    expect(medians(runs)).toEqual({ record: 2, undo: 20, replay: 200 });
  });

  it('holds ours against the floor to the limits of the issue', () => {
    expect(LIMITS).toEqual({ record: 8, undo: 10, replay: 3, heap: 3 });
    expect(verdictsOf(atLimits, FLOOR).map(({ ratio }) => ratio)).toEqual([8, 10, 3, 3]);
    expect(overIn(atLimits)).toEqual([]);
  });

  it('names each row that is over by itself, by however little', () => {
    for (const row of ['record', 'undo', 'replay', 'heap'] as const)
      expect(overIn({ ...atLimits, [row]: atLimits[row] * 1.0001 })).toEqual([row]);
  });

  it('does not pass what was not measured', () => {
    expect(overIn({ ...atLimits, heap: Number.NaN })).toEqual(['heap']);
    expect(overIn(atLimits, { ...FLOOR, replay: Number.NaN })).toEqual(['replay']);
    expect(overIn(atLimits, { ...FLOOR, undo: 0 })).toEqual(['undo']);
  });

  it('prints as many digits as can be told apart, and a dash for what is not there', () => {
    const figures = [0.12345, 4.5678, 78.91, 1234.5, Number.NaN].map(figureOf);
    expect(figures).toEqual(['0.123', '4.57', '78.9', '1235', '–']);
  });
});
