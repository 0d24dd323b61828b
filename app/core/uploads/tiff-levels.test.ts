import { expect, it } from 'vitest';
import { hasImpossibleStrips } from './tiff-levels.ts';

it.each([
  ['one strip of all rows', { height: 374, rowsPerStrip: null, strips: 1, planes: 1 }, false],
  [
    'one strip, said with the largest number',
    { height: 374, rowsPerStrip: 0xffffffff, strips: 1, planes: 1 },
    false,
  ],
  ['each color in strips of its own', { height: 100, rowsPerStrip: 40, strips: 9, planes: 3 }, false],
  ['a color of which a strip is missing', { height: 100, rowsPerStrip: 40, strips: 8, planes: 3 }, true],
  ['strips that are missing', { height: 900, rowsPerStrip: 40, strips: 1, planes: 1 }, true],
  ['a height that no strip has', { height: 374, rowsPerStrip: 0x80000001, strips: 39, planes: 3 }, true],
  ['strips without a row', { height: 374, rowsPerStrip: 0, strips: 1, planes: 1 }, true],
])('finds strips impossible or not: %s', (_, page, isImpossible) => {
  expect(hasImpossibleStrips(page)).toBe(isImpossible);
});
