import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { npiError } from './npi.ts';

describe('an NPI', () => {
  it.each([
    ['1234567893', null],
    ['1000000004', null],
    ['1234567898', 'NPI is not valid. Check the digits.'],
    ['3234567891', 'NPI is not valid. Check the digits.'],
    ['3234567899', 'NPI is not valid. Check the digits.'],
    ['123456789', 'NPI must have 10 digits'],
    ['12345678930', 'NPI must have 10 digits'],
    ['12345678931', 'NPI must have 10 digits'],
    ['12345o7893', 'NPI must have 10 digits'],
    ['123456789x', 'NPI must have 10 digits'],
  ])('%s gives %j', (npi, error) => {
    expect(npiError(npi)).toBe(error);
  });

  it('with one wrong digit is never valid', () => {
    for (let at = 1; at < 10; at += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = `${'1234567893'.slice(0, at)}${digit}${'1234567893'.slice(at + 1)}`;
        expect(npiError(changed) === null).toBe(changed === '1234567893');
      }
  });

  it('has exactly one check digit for any nine digits', () => {
    holds(
      500,
      fc.property(fc.integer({ min: 100_000_000, max: 299_999_999 }), (nine) => {
        const good = [...'0123456789'].filter((digit) => npiError(`${nine}${digit}`) === null);
        return good.length === 1;
      }),
    );
  });
});
