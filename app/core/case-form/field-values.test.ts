import { describe, expect, it } from 'vitest';
import { healthNumberFault, icd10Fault } from './field-values.ts';

describe('single values of the case form', () => {
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
