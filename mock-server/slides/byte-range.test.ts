import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

describe('a Range header', () => {
  it.each([
    ['bytes=0-0', { kind: 'part', first: 0, last: 0 }],
    ['bytes=0-65535', { kind: 'part', first: 0, last: 999 }],
    ['bytes=990-', { kind: 'part', first: 990, last: 999 }],
    ['bytes=-10', { kind: 'part', first: 990, last: 999 }],
    ['bytes=-5000', { kind: 'part', first: 0, last: 999 }],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=1000-2000', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    [null, { kind: 'whole' }],
  ])('%s of 1000 bytes', (header, expected) => {
    expect(byteRangeOf(header, 1000)).toEqual(expected);
  });

  it('never leaves the file, whatever is asked', () => {
    const bound = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: 1, max: 3000 }), (from, to, size) => {
        const range = byteRangeOf(`bytes=${from}-${to}`, size);
        if (range.kind !== 'part') return from > to || from >= size;
        return range.first === from && range.last === Math.min(to, size - 1) && range.last < size;
      }),
    );
  });
});
