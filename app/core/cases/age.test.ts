import { expect, it } from 'vitest';
import { ageOn, infantMonthsOn } from './age.ts';

it.each([
  ['1951-03-09', '2026-03-08', 74],
  ['1951-03-09', '2026-03-09', 75],
  ['1951-11-05', '2026-03-20', 74],
  ['1951-03-20', '2026-11-05', 75],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', null],
  ['unknown', '2026-11-21', null],
])('who was born on %j is on %s %j years old', (birthDate, day, years) => {
  expect(ageOn(birthDate, day)).toBe(years);
});

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
