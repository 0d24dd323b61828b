import { describe, expect, it } from 'vitest';
import { percentOf, turnaroundOf } from './turnaround.ts';

describe('turnaround', () => {
  const hours = (...values: number[]) => values.map((gross) => ({ gross, net: gross - 1 }));

  it('of nothing is null', () => {
    expect(turnaroundOf([])).toEqual({ cases: 0, medianHours: null, p90Hours: null, netMedianHours: null });
  });

  it('names the middle, and what nine of ten do not exceed', () => {
    expect(turnaroundOf(hours(10, 1, 9, 2, 8, 3, 7, 4, 6, 5))).toEqual({
      cases: 10,
      medianHours: 5.5,
      p90Hours: 9,
      netMedianHours: 4.5,
    });
    expect(turnaroundOf(hours(3.14))).toMatchObject({ medianHours: 3.1, p90Hours: 3.1 });
  });

  it('gives shares in percent', () => {
    expect([percentOf(1, 3), percentOf(0, 5), percentOf(0, 0)]).toEqual([33.3, 0, null]);
  });
});
