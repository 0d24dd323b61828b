import { expect, it } from 'vitest';
import { wrappedLines } from './caption-strip.ts';

const perLetter = (text: string): number => text.length * 10;

it.each([
  [['one two three'], 80, ['one two', 'three']],
  [['one', 'two'], 200, ['one', 'two']],
  [['a verylongname'], 50, ['a', 'veryl', 'ongna', 'me']],
  [['ab'], 5, ['a', 'b']],
])('%o in %d pixels is %o', (texts, width, lines) => {
  expect(wrappedLines(texts, width, perLetter)).toEqual(lines);
});
