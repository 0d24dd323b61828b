import { expect, it } from 'vitest';
import { wordsOf } from './typed-answers.ts';

it.each([
  ['2026-12-01', '12/01/2026'],
  ['12/1/26', '12/1/26'],
  ['', ''],
])('a day of a form that was changed twice is told as every page writes it: %j is %j', (typed, told) => {
  expect(wordsOf({ name: 'startDate', label: 'Start date', kind: 'day' }, { startDate: typed })).toBe(told);
});
