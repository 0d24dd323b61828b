import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { kebabOf, literal, validatorName } from './names.ts';

it.each([
  ['CaseListItem', 'case-list-item'],
  ['DziTileSource', 'dzi-tile-source'],
  ['FacilityNPRecord', 'facility-np-record'],
  ['Etag', 'etag'],
])('names the file of %s %s', (name, file) => {
  expect(kebabOf(name)).toBe(file);
});

it('names validators as the zod generator does', () => {
  expect(validatorName('getCase')).toBe('zGetCase');
});

describe('literal', () => {
  it.each([
    ['texts with quotes and backslashes', { text: `it's "a" \\ b\n` }],
    ['keys that need quotes', { 'X-Error-Code': 1, plain: 2, 200: 3, '01': 4 }],
    ['nested and empty things', { a: [], b: {}, c: [{ d: null }], e: [true, 0.25, -1] }],
  ])('writes %s so that they read back', (_, value) => {
    expect(runInNewContext(`(${literal(value)})`)).toEqual(value);
  });
});
