import { expect, it } from 'vitest';
import { dayPlus, daysBetween, mondayOf, weekdayOf } from './days.ts';

it('days are counted over the ends of months and years, and back', () => {
  expect([dayPlus('2026-12-31', 1), dayPlus('2024-03-01', -1), dayPlus('2026-11-21', 0)]).toEqual([
    '2027-01-01',
    '2024-02-29',
    '2026-11-21',
  ]);
  expect([daysBetween('2026-11-21', '2026-12-01'), daysBetween('2026-11-21', '2026-11-20')]).toEqual([
    10, -1,
  ]);
});

it.each([
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-11-21', 5, '2026-11-16'],
  ['2026-11-22', 6, '2026-11-16'],
  ['1969-12-31', 2, '1969-12-29'],
])('%s is day %d of the week of %s', (day, weekday, monday) => {
  expect([weekdayOf(day), mondayOf(day)]).toEqual([weekday, monday]);
});
