import { describe, expect, it } from 'vitest';
import { fieldErrorsOf, ifGiven, isBlank, when } from './field-errors.ts';

describe('a form', () => {
  it('has the first error of each field, and none at all when every field is good', () => {
    expect(fieldErrorsOf([['a', null]])).toBeNull();
    const checks = [
      ['a', 'one'],
      ['a', 'two'],
      ['b', when(false, 'three')],
      ['c', ifGiven(null, () => 'four')],
      ['d', ifGiven(0, () => 'five')],
    ] as const;
    expect(fieldErrorsOf(checks)).toEqual({ a: ['one'], d: ['five'] });
  });

  it.each([[null], [undefined], [''], ['  '], [[]]])('takes %j for blank', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it('takes zero and no for answers', () => {
    expect([isBlank(0), isBlank(false)]).toEqual([false, false]);
  });
});
