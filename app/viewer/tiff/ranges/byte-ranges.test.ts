import { describe, expect, it } from 'vitest';
import { isCutShort, isPassingStatus, parseContentRange, rangeRefusal } from './byte-ranges.ts';
import { RangeFault } from './range-request.client.ts';

it.each([
  ['bytes 0-9/100', { start: 0, end: 9, total: 100 }],
  [' bytes 5-5/* ', { start: 5, end: 5, total: null }],
  ['bytes */100', null],
  ['items 0-9/100', null],
  [null, null],
])('parses a Content-Range of %s', (header, want) => {
  expect(parseContentRange(header)).toEqual(want);
});

describe('rangeRefusal', () => {
  const asked = { start: 100, length: 50 };
  const good = { status: 206, range: { start: 100, end: 149, total: 1000 }, length: 50 };

  it('takes the range that was asked for', () => {
    expect(rangeRefusal(asked, good)).toBeNull();
    expect(rangeRefusal(asked, { ...good, range: { ...good.range, total: null }, length: null })).toBeNull();
  });

  it.each([
    ['D17 a whole file', { ...good, status: 200 }, 'the server ignores Range requests (HTTP 200)'],
    ['D17 a refused range', { ...good, status: 416 }, 'HTTP 416'],
    [
      'D17 another range',
      { ...good, range: { start: 0, end: 49, total: 1000 } },
      'the server answered with another byte range',
    ],
    [
      'D17 a range that is not told',
      { ...good, range: null },
      'the server does not show which byte range it sent (Content-Range)',
    ],
    ['D17 too many bytes', { ...good, length: 51 }, 'the server answered with more bytes than asked'],
  ])('S8-24 S8-30 refuses %s', (_, answer, detail) => {
    const refusal = rangeRefusal(asked, answer);
    expect(refusal).toBe(detail);
    expect(new RangeFault(refusal ?? '', false, answer.status).slideError).toEqual({
      kind: 'tiff-unreadable',
      text: 'Failed to load TIFF file. The file may be corrupted or invalid.',
      detail,
    });
  });
});

it.each([
  [50, 1000, false],
  [49, 1000, true],
  [20, 120, false],
  [19, 120, true],
  [1, null, false],
  [0, null, true],
])('D17 of 50 bytes from 100, %i of a file of %s bytes: cut short %s', (received, total, want) => {
  expect(isCutShort({ start: 100, length: 50 }, received, total)).toBe(want);
});

it('tells faults that pass from those that stay', () => {
  expect([500, 503, 429, 408].every(isPassingStatus)).toBe(true);
  expect([200, 400, 403, 404, 410, 416].some(isPassingStatus)).toBe(false);
});
