import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { percentOf, turnaroundOf } from './turnaround.ts';
import { mondayOf, workingHours } from './working-hours.ts';

const at = (instant: string): number => Date.parse(instant);
const HOUR_MS = 3_600_000;

describe('working hours', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z', 'UTC', 3],
    ['2026-11-20T12:00:00Z', '2026-11-23T12:00:00Z', 'UTC', 24],
    ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z', 'UTC', 0],
    ['2026-11-16T00:00:00Z', '2026-11-30T00:00:00Z', 'UTC', 240],
    // Friday evening in New York is Saturday in UTC.
    ['2026-11-21T01:00:00Z', '2026-11-21T03:00:00Z', 'America/New_York', 2],
    ['2026-11-21T04:00:00Z', '2026-11-21T06:00:00Z', 'America/New_York', 1],
  ])('from %s to %s in %s are %d', (from, until, zone, hours) => {
    expect(workingHours(at(from), at(until), zone)).toBe(hours);
  });

  it('are never fewer than none nor more than have passed, and add up', () => {
    const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
    holds(
      200,
      fc.property(instant, instant, instant, (...three) => {
        const [a = 0, b = 0, c = 0] = three.toSorted((x, y) => x - y);
        const whole = workingHours(a, c, 'UTC');
        const parts = workingHours(a, b, 'UTC') + workingHours(b, c, 'UTC');
        return whole >= 0 && whole <= (c - a) / HOUR_MS + 0.001 && Math.abs(whole - parts) < 0.002;
      }),
    );
  });

  it('begin their week on Monday on the wall', () => {
    expect(mondayOf(at('2026-11-22T12:00:00Z'), 'UTC')).toBe(at('2026-11-16T00:00:00Z'));
    expect(mondayOf(at('2026-11-16T02:00:00Z'), 'America/New_York')).toBe(at('2026-11-09T00:00:00Z'));
  });
});

describe('turnaround', () => {
  const hours = (...values: number[]) => values.map((gross) => ({ gross, net: gross - 1 }));

  it('of nothing is null', () => {
    expect(turnaroundOf([])).toEqual({ cases: 0, medianHours: null, p90Hours: null, netMedianHours: null });
  });

  it('names the middle, and what nine of ten do not exceed', () => {
    expect(turnaroundOf(hours(10, 1, 9, 2, 8, 3, 7, 4, 6, 5))).toEqual({
      ...{ cases: 10, medianHours: 5.5, p90Hours: 9, netMedianHours: 4.5 },
    });
    expect(turnaroundOf(hours(3.14))).toMatchObject({ medianHours: 3.1, p90Hours: 3.1 });
  });

  it('gives shares in percent', () => {
    expect([percentOf(1, 3), percentOf(0, 5), percentOf(0, 0)]).toEqual([33.3, 0, null]);
  });
});
