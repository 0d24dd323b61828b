import { expect, it } from 'vitest';
import { BeyondHead, CutOff, sourceOfHead } from './byte-source.ts';

it('tells the end of a file from the end of what was read of it', () => {
  const source = sourceOfHead(Uint8Array.of(1, 2, 3, 4), 10);
  expect([...source.read(1, 2)]).toEqual([2, 3]);
  expect(() => source.read(3, 2)).toThrow(BeyondHead);
  expect(() => source.read(9, 2)).toThrow(CutOff);
});
