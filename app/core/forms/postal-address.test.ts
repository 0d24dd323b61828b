import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';
import {
  addressChecks,
  addressError,
  isRegion,
  postalCodeError,
  REGIONS,
  regionError,
} from './postal-address.ts';

describe('a postal code', () => {
  it.each([
    ['43004', 'US', null],
    ['80202-1234', 'US', null],
    ['4300', 'US', 'Enter a valid ZIP code'],
    ['430041234', 'US', 'Enter a valid ZIP code'],
    ['K1A 0B1', 'Canada', null],
    ['k1a0b1', 'Canada', null],
    ['k9j 7b1', 'Canada', null],
    ['D1A 0B1', 'Canada', 'Enter a valid postal code'],
    ['K1I 0B1', 'Canada', 'Enter a valid postal code'],
    ['W1A 0B1', 'Canada', 'Enter a valid postal code'],
    ['anything', 'Other', null],
    ['', 'Other', null],
  ] as const)('%j of %s gives %j', (code, country, error) => {
    expect(postalCodeError(code, country)).toBe(error);
  });
});

describe('an address', () => {
  const address = { line1: '1 Example Street', line2: null, city: 'Columbus', postalCode: '43004' };

  it('names a region of its country, outside the two countries none', () => {
    expect(regionError('US', 'OH')).toBeNull();
    expect(regionError('Canada', 'OH')).toBe('State or province is required');
    expect(regionError('US', null)).toBe('State or province is required');
    expect(regionError('Other', null)).toBeNull();
    expect([isRegion('YT'), isRegion('ZZ')]).toEqual([true, false]);
  });

  it('knows the regions of the reference lists, and no others', () => {
    const codesOf = (list: string): unknown[] => {
      const file = new URL(`../../../contracts/reference/${list}.json`, import.meta.url);
      return (JSON.parse(readFileSync(file, 'utf8')) as { value: string }[]).map(({ value }) => value);
    };
    expect(REGIONS.US.toSorted()).toEqual(codesOf('us-states').toSorted());
    expect(REGIONS.Canada.toSorted()).toEqual(codesOf('canadian-provinces').toSorted());
  });

  it('is checked under its own path, or as one field', () => {
    const wrong = { ...address, region: null, country: 'Canada' } as const;
    expect(fieldErrorsOf(addressChecks('billing.address', wrong))).toEqual({
      'billing.address.region': ['State or province is required'],
      'billing.address.postalCode': ['Enter a valid postal code'],
    });
    expect(addressChecks('address', null)).toEqual([]);
    expect(addressError(wrong)).toBe('State or province is required');
    expect(addressError({ ...wrong, region: 'ON' })).toBe('Enter a valid postal code');
    expect(addressError({ ...address, region: 'OH', country: 'US' })).toBeNull();
  });
});
