import { expect, it } from 'vitest';
import { infantMonthsOn } from './age.ts';

it.each([
  ['2026-11-14', '2026-11-26', 0],
  ['2026-06-27', '2026-11-26', 4],
  ['2026-06-26', '2026-11-26', 5],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['2024-11-27', '2026-11-26', 23],
  ['2024-11-26', '2026-11-26', null],
  ['1951-03-09', '2026-11-26', null],
  ['2026-11-27', '2026-11-26', null],
  ['', '2026-11-26', null],
])('who was born on %j has on %s lived for %j whole months below two years', (birthDate, day, months) => {
  expect(infantMonthsOn(birthDate, day)).toBe(months);
});
