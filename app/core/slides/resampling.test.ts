import { expect, it } from 'vitest';
import { isSmooth, RESAMPLINGS, UnsupportedResampling } from './resampling.ts';

it('S9-29 is nearest, which leaves pixels as they are, or bilinear, which mixes them', () => {
  expect(RESAMPLINGS.map((method) => [method, isSmooth(method)])).toEqual([
    ['nearest', false],
    ['bilinear', true],
  ]);
});

it('names a method that is neither', () => {
  expect(() => isSmooth('cubic')).toThrow(UnsupportedResampling);
  expect(() => isSmooth('cubic')).toThrow('Unsupported resampling method');
});
