import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import {
  LARGEST_FILE_BYTES,
  missingParts,
  PART_BYTES,
  partBytesFor,
  partCountOf,
  partLengthOf,
} from './parts.ts';

const cut = fc.record({
  bytes: fc.integer({ min: 1, max: 1_000_000 }),
  partBytes: fc.integer({ min: 1_000, max: 64_000 }),
});

describe('the parts of a file', () => {
  it('add up to the file, and all but the last are of one length', () => {
    holds(
      300,
      fc.property(cut, (one) => {
        const count = partCountOf(one);
        const lengths = Array.from({ length: count }, (_, index) => partLengthOf(one, index + 1) ?? 0);
        const sum = lengths.reduce((total, length) => total + length, 0);
        return sum === one.bytes && lengths.slice(0, -1).every((length) => length === one.partBytes);
      }),
    );
  });

  it.each([
    [10, 4, 1, 4],
    [10, 4, 3, 2],
    [10, 4, 4, null],
    [10, 4, 1.5, null],
    [8, 4, 2, 4],
    [8, 4, 3, null],
    [3, 4, 1, 3],
  ])('of %d bytes in parts of %d: part %d has the length %j', (bytes, partBytes, n, length) => {
    expect(partLengthOf({ bytes, partBytes }, n)).toBe(length);
  });

  it('end where the file ends', () => {
    holds(
      300,
      fc.property(
        cut,
        (one) => partLengthOf(one, 0) === null && partLengthOf(one, partCountOf(one) + 1) === null,
      ),
    );
  });

  it('are missing until they are received', () => {
    holds(
      300,
      fc.property(cut, fc.array(fc.integer({ min: 1, max: 50 })), (one, received) => {
        const missing = missingParts(one, received);
        const all = Array.from({ length: partCountOf(one) }, (_, index) => index + 1);
        return all.every((n) => missing.includes(n) !== received.includes(n));
      }),
    );
  });

  it('are 2,560 at most', () => {
    holds(
      300,
      fc.property(fc.integer({ min: 1, max: LARGEST_FILE_BYTES }), (bytes) => {
        const partBytes = partBytesFor(bytes);
        const count = partCountOf({ bytes, partBytes });
        return count >= 1 && count <= 2560 && partBytes <= PART_BYTES;
      }),
    );
    expect([1, 500e6, 2 ** 33, LARGEST_FILE_BYTES].map((bytes) => partBytesFor(bytes) / 2 ** 20)).toEqual([
      2, 2, 4, 8,
    ]);
  });
});
