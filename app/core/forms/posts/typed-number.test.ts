import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['-3', -3],
  ['4.0', 4],
  ['.5', 0.5],
])('what is typed as %j is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each(['1e1', '0x10', '0b1', 'Infinity', '1_0', '+2', 'two', '1,5', '.', ''])('%j is no number', (text) => {
  expect(typedNumber(text)).toBeNaN();
});
