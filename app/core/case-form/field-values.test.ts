import { describe, expect, it } from 'vitest';
import {
  emailFault,
  healthNumberFault,
  icd10Fault,
  nameFault,
  npiFault,
  phoneFault,
  postalFault,
} from './field-values.ts';

describe('single values of a form', () => {
  it.each([
    ['O’Brien-Łukasz Jr.', null],
    ['李', null],
    ['', 'Last name has characters that are not allowed'],
    ['. -', 'Last name has characters that are not allowed'],
    ['R2', 'Last name has characters that are not allowed'],
    ['x'.repeat(61), 'Last name has characters that are not allowed'],
  ])('a name %s', (name, fault) => expect(nameFault('Last name', name)).toBe(fault));

  it.each([
    ['+15550100131', null],
    ['+1 (555) 010-0131', null],
    ['+353 555 010 0131', null],
    ['15550100131', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    ['+1 555 010 013', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    ['+1234 555 010 0131', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    ['+0 555 010 0131', 'Invalid country code.'],
    ['+000 555 010 0131', 'Invalid country code.'],
  ])('a phone number %s', (phone, fault) => expect(phoneFault(phone)).toBe(fault));

  it.each([
    ['1234567893', null],
    ['1000000004', null],
    ['1234567898', 'NPI is not valid. Check the digits.'],
    ['3234567891', 'NPI is not valid. Check the digits.'],
    ['123456789', 'NPI must have 10 digits'],
    ['12345678931', 'NPI must have 10 digits'],
  ])('an NPI %s', (npi, fault) => expect(npiFault(npi)).toBe(fault));

  it.each([
    ['a@example.org', null],
    ['a@b@example.org', 'Enter a valid email address'],
    ['a@example', 'Enter a valid email address'],
    ['a@.org', 'Enter a valid email address'],
    [`${'a'.repeat(250)}@example.org`, 'Enter a valid email address'],
  ])('an email address %s', (email, fault) => expect(emailFault(email)).toBe(fault));

  it.each([
    ['US', '80202', null],
    ['US', '80202-1234', null],
    ['US', '8020', 'Enter a valid ZIP code'],
    ['Canada', 'k9j 7b1', null],
    ['Canada', 'D9J 7B1', 'Enter a valid postal code'],
    ['Other', 'anything', null],
  ] as const)('a postal code of %s: %s', (country, postal, fault) =>
    expect(postalFault(country, postal)).toBe(fault),
  );

  it.each([
    ['D49.2', null],
    ['C44.311', null],
    ['Z1A', null],
    ['D49.', 'D49. is not a valid ICD-10 code'],
    ['49.2', '49.2 is not a valid ICD-10 code'],
  ])('an ICD-10 code %s', (code, fault) => expect(icd10Fault(code)).toBe(fault));

  it.each([
    ['ON', '1234 567 890 AB', true],
    ['ON', '123456789', false],
    ['BC', '9123456789', true],
    ['BC', '8123456789', false],
    ['QC', 'ABCD 1234 5678', true],
    ['QC', '123456789012', false],
    ['AB', '12345-6789', true],
    ['AB', '1234567890', false],
    ['NS', 'A2345', true],
    ['NS', 'A234', false],
  ])('a health number of %s: %s', (province, number, isFine) =>
    expect(healthNumberFault(province, 'Somewhere', number)).toBe(
      isFine ? null : 'Enter a valid Somewhere health number',
    ),
  );
});
