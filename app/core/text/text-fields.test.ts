import { expect, it } from 'vitest';
import { isSameText } from './text-fields.ts';

it.each([
  [{ comment: '' }, {}, true],
  [{ comment: 'a' }, { comment: 'a' }, true],
  [{ comment: 'a' }, {}, false],
  [{}, { 'diagnosis.A': 'a' }, false],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameText(one, other)).toBe(isSame);
});
