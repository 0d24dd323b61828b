import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { capWarning } from './cap.ts';
import { cliaError, cliaOf } from './clia.ts';
import { emailError, emailOf } from './email.ts';
import { npiError } from './npi.ts';
import { passwordError } from './password.ts';
import { personNameError } from './person-name.ts';
import { phoneError } from './phone.ts';
import { plainText } from './plain-text.ts';
import { postalCodeError } from './postal-code.ts';
import { taxIdError } from './tax-id.ts';

const FORM = 'Invalid phone number format. Must start with + and follow a valid pattern.';

describe('a phone number', () => {
  it.each([
    ['+1 555 010 0123', null],
    ['+15550100123', null],
    ['+44-555-010-0123', null],
    ['+1 (555) 010-0123', null],
    ['1 555 010 0123', FORM],
    ['+1 555 010 012', FORM],
    ['+1234 555 010 0123', FORM],
    ['+1 555 010 0123 ', FORM],
    ['', FORM],
    ['+0 555 010 0123', 'Invalid country code.'],
    ['+000 555 010 0123', 'Invalid country code.'],
  ])('%j gives %j', (phone, error) => {
    expect(phoneError(phone)).toBe(error);
  });
});

describe('a postal code', () => {
  it.each([
    ['43004', 'US', null],
    ['43004-1234', 'US', null],
    ['4300', 'US', 'Enter a valid ZIP code'],
    ['430041234', 'US', 'Enter a valid ZIP code'],
    ['K1A 0B1', 'Canada', null],
    ['k1a0b1', 'Canada', null],
    ['D1A 0B1', 'Canada', 'Enter a valid postal code'],
    ['K1I 0B1', 'Canada', 'Enter a valid postal code'],
    ['W1A 0B1', 'Canada', 'Enter a valid postal code'],
    ['whatever', 'Other', null],
  ] as const)('%j in %s gives %j', (code, country, error) => {
    expect(postalCodeError(code, country)).toBe(error);
  });
});

describe('an NPI', () => {
  it.each([
    ['1234567893', null],
    ['1000000004', null],
    ['1234567898', 'NPI is not valid. Check the digits.'],
    ['3234567899', 'NPI is not valid. Check the digits.'],
    ['123456789', 'NPI must have 10 digits'],
    ['12345678930', 'NPI must have 10 digits'],
    ['12345o7893', 'NPI must have 10 digits'],
  ])('%s gives %j', (npi, error) => {
    expect(npiError(npi)).toBe(error);
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

describe('numbers of laboratories and taxes', () => {
  it('take a CLIA number in any letter case and with spaces, and keep it in one form', () => {
    expect([cliaError(' 05d 1234567'), cliaOf(' 05d 1234567')]).toEqual([null, '05D1234567']);
  });

  it.each(['05E1234567', '5D1234567', '05D123456', ''])('turn the CLIA number %j away', (typed) => {
    expect(cliaError(typed)).toBe('CLIA number must be 2 digits, the letter D and 7 digits');
  });

  it('only warn of a CAP number of another form', () => {
    expect(capWarning('1234567')).toBeNull();
    expect(capWarning('12345')).toBe('CAP numbers usually have 7 digits. Check the number.');
  });

  it('take a tax id with and without its hyphen', () => {
    expect(['12-3456789', '123456789'].map(taxIdError)).toEqual([null, null]);
    expect(['1-23456789', '12345678'].map(taxIdError)).toEqual(
      Array.from({ length: 2 }, () => 'Tax ID must have 9 digits'),
    );
  });
});

describe('names, addresses and passwords', () => {
  it.each(['Zoë', "O'Neil-Sørby Jr.", '李 明', 'D’Arcy'])('the name %s is a name', (name) => {
    expect(personNameError(name, 'Last name')).toBeNull();
  });

  it.each(['R2', 'a@b', 'x'.repeat(61), ''])('the name %j is none', (name) => {
    expect(personNameError(name, 'Last name')).toBe('Last name has characters that are not allowed');
  });

  it('an address of mail has one @ and a domain with a dot, and is kept in lower case', () => {
    expect(emailOf(' A.B@Example.ORG ')).toBe('a.b@example.org');
    expect(emailError('a@b.co')).toBeNull();
    for (const wrong of ['a@b', 'a@@b.co', 'a b@c.co', 'a@b..co', `${'a'.repeat(250)}@b.co`])
      expect(emailError(wrong)).toBe('Enter a valid email address');
  });

  it('a password is long, not common and not the own address', () => {
    expect(passwordError('an invented long phrase', 'a@b.co')).toBeNull();
    expect(passwordError('short', 'a@b.co')).toBe('Password must have at least 12 characters');
    const common = [
      'Password1234!',
      '123456789012',
      'aaaaaaaaaaaa',
      'passwordpassword',
      'Someone@example.org',
    ];
    for (const password of common)
      expect(passwordError(password, 'someone@example.org')).toBe('This password is too common');
  });

  it('text loses its tags and the space at its ends, and keeps a lone sign', () => {
    expect(plainText('  <b>margin</b> <script src="x">3 < 5 mm ')).toBe('margin 3 < 5 mm');
  });
});
