import { describe, expect, it } from 'vitest';
import { consoleWarningOf, libraryRemark } from './console-only.ts';
import type { Rejection } from './decide/decision.ts';

describe('what only the console is told', () => {
  it.each<[Rejection, string]>([
    ['no-scale', 'Invalid mpp: x and y must both be finite and above zero'],
    ['invalid-scale', 'Invalid mpp: x and y must both be finite and above zero'],
    ['incomplete-patch', 'Invalid patch: it needs a color, a center, a size and a viewer'],
    ['no-ruler-id', 'No ruler ID provided'],
    ['unknown-ruler', 'No ruler found with the given ID'],
  ])('is named: %s', (rejection, text) => {
    expect(consoleWarningOf(rejection)).toBe(text);
  });

  it.each<Rejection>(['busy', 'outside-image', 'nothing-to-undo', 'patches-off', 'empty-ruler'])(
    'does not cover %s, which is no fault',
    (rejection) => {
      expect(consoleWarningOf(rejection)).toBeNull();
    },
  );

  it.each([
    [null, 'The viewer library is missing'],
    [1, 'The viewer library is too old: version 1, and it must be 2 or newer'],
    [2, null],
    [6, null],
  ])('S5-17 says what is wrong with library version %s', (major, text) => {
    expect(libraryRemark(major)).toBe(text);
  });
});
