import { describe, expect, it } from 'vitest';
import { agesOf } from './ages.ts';
import { countIn, spansOf } from './series.ts';

const NEW_YORK = 'America/New_York';
const hours = (ms: number): number => ms / 3_600_000;

describe('the points of a series', () => {
  it('are the days of the zone, long and short ones too', () => {
    const days = spansOf({ from: '2026-10-31', to: '2026-11-02', timeZone: NEW_YORK, step: 'day' });
    expect(days.map(({ day }) => day)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(days.map(({ fromMs, beforeMs }) => hours(beforeMs - fromMs))).toEqual([24, 25, 24]);
    expect(new Date(days[0]?.fromMs ?? 0).toISOString()).toBe('2026-10-31T04:00:00.000Z');
  });

  it('are weeks from Monday on, cut at the ends of the range', () => {
    const weeks = spansOf({ from: '2026-11-12', to: '2026-11-24', timeZone: 'UTC', step: 'week' });
    expect(weeks.map(({ day }) => day)).toEqual(['2026-11-12', '2026-11-16', '2026-11-23']);
    expect(weeks.map(({ fromMs, beforeMs }) => hours(beforeMs - fromMs) / 24)).toEqual([4, 7, 2]);
  });

  it('take in their first moment and not their last', () => {
    const span = { day: '', fromMs: 10, beforeMs: 20 };
    expect(countIn(span, [9, 10, 19, 20])).toBe(2);
  });
});

it('an age is in one band, also at its edges', () => {
  const now = 1000 * 3_600_000;
  const begun = [0, 24, 25, 48, 120, 121, 999].map((age) => now - age * 3_600_000);
  expect(agesOf(begun, now).map(({ count }) => count)).toEqual([2, 2, 1, 2]);
});
