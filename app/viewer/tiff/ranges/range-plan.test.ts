import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { planRuns } from './range-plan.ts';

const LIMITS = { gapBytes: 100, wasteShare: 0.1, runBytes: 5000 };
const part = (offset: number, length: number, rank = 0) => ({ offset, length, rank });
const spans = (wanted: readonly ReturnType<typeof part>[]) =>
  planRuns(wanted, LIMITS).map(({ offset, length }) => [offset, length]);

describe('planRuns', () => {
  it('a row of neighbours is one request, and another row is another', () => {
    expect(spans([part(0, 500), part(500, 400), part(900, 600), part(90_000, 500)])).toEqual([
      [0, 1500],
      [90_000, 500],
    ]);
  });

  it('reads a small gap for nothing and asks anew after a large one', () => {
    expect(spans([part(0, 900), part(1000, 900)])).toEqual([[0, 1900]]);
    expect(spans([part(0, 900), part(1001, 900)])).toHaveLength(2);
    // Within the gap, but more than a tenth of what would be read.
    expect(spans([part(0, 400), part(490, 400)])).toHaveLength(2);
  });

  it('cuts a long run so that its parts load beside each other; one part may be longer', () => {
    expect(spans([part(0, 3000), part(3000, 3000)])).toHaveLength(2);
    expect(spans([part(0, 9000)])).toEqual([[0, 9000]]);
  });

  it('asks first for the run with the part that is wanted most', () => {
    const runs = planRuns([part(0, 10, 5), part(10, 10, 4), part(9000, 10, 3), part(9010, 10, 9)], LIMITS);
    expect(runs.map(({ offset }) => offset)).toEqual([9000, 0]);
  });

  it('1,000 random wishes: each is in exactly one run, whole; no run wastes more than it may', () => {
    const wishes = fc.array(
      fc.record({ offset: fc.nat(60_000), length: fc.integer({ min: 1, max: 3000 }), rank: fc.nat(99) }),
      { maxLength: 60, size: 'max' },
    );
    const property = fc.property(wishes, (wanted) => {
      const runs = planRuns(wanted, LIMITS);
      expect(runs.flatMap(({ parts }) => parts)).toHaveLength(wanted.length);
      for (const { offset, length, parts } of runs) {
        const read = new Uint8Array(length);
        for (const one of parts) {
          expect(one.offset).toBeGreaterThanOrEqual(offset);
          expect(one.offset + one.length).toBeLessThanOrEqual(offset + length);
          read.fill(1, one.offset - offset, one.offset - offset + one.length);
        }
        expect(read.filter((used) => used === 0).length).toBeLessThanOrEqual(length * LIMITS.wasteShare);
        if (parts.length > 1) expect(length).toBeLessThanOrEqual(LIMITS.runBytes);
      }
    });
    holds(1000, property);
  });
});
