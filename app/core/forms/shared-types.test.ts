import { describe, expect, it } from 'vitest';
import { zEmail } from '#contracts/generated/schemas/email.ts';
import { capWarning } from './cap.ts';
import { cliaError, cliaOf } from './clia.ts';
import { emailError, emailOf } from './email.ts';
import { taxIdError } from './tax-id.ts';

describe('numbers of laboratories and taxes', () => {
  it('take a CLIA number in any letter case and with spaces, and keep it in one form', () => {
    expect([cliaError(' 05d 1234567'), cliaOf(' 05d 1234567')]).toEqual([null, '05D1234567']);
  });

  it.each(['05E1234567', '00X1234567', '5D1234567', '05D123456', ''])(
    'turn the CLIA number %j away',
    (typed) => {
      expect(cliaError(typed)).toBe('CLIA number must be 2 digits, the letter D and 7 digits');
    },
  );

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

describe('an address of mail', () => {
  it.each(['a@b.co', 'a@example.org', ' Imara@Example.ORG ', 'ü@example.org'])(
    'has one @ and a domain with a dot, and is kept in lower case as the contract has it: %j',
    (typed) => {
      expect(emailError(typed)).toBeNull();
      expect(emailOf(typed)).toBe(typed.trim().toLowerCase());
      expect(zEmail.safeParse(emailOf(typed)).success).toBe(true);
    },
  );

  it.each([
    '',
    'a@b',
    'a@example',
    'a@@b.co',
    'a@@example.org',
    'a@b@example.org',
    'a b@c.co',
    'a@.org',
    'a b@example.org',
    'a@b..co',
    `${'a'.repeat(250)}@b.co`,
    `${'x.'.repeat(122)}@example.org`,
  ])('is none with other signs or more than 254: %j', (typed) => {
    expect(emailError(typed)).toBe('Enter a valid email address');
  });
});
