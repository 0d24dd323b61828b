/** Rules of single values that several forms share. A fault is the sentence to show; null where there is none. */
type Fault = string | null;

const NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

export const nameFault = (label: string, name: string): Fault =>
  NAME.test(name) && /\p{L}/u.test(name) ? null : `${label} has characters that are not allowed`;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const emailFault = (email: string): Fault =>
  email.length <= 254 && EMAIL.test(email) ? null : 'Enter a valid email address';

const PHONE = /^\+(\d{1,3})[\s-]*\(?(\d{3})\)?[\s-]*(\d{3})[\s-]*(\d{4})$/;

/** Plus, a country code of 1 to 3 digits, then groups of 3, 3 and 4 (specification 5). */
export function phoneFault(phone: string): Fault {
  const code = PHONE.exec(phone.trim())?.[1];
  if (code === undefined) return 'Invalid phone number format. Must start with + and follow a valid pattern.';
  return /^0+$/.test(code) ? 'Invalid country code.' : null;
}

/** The digits before every NPI number when its check digit is worked out. */
const NPI_PREFIX = '80840';

export function npiFault(npi: string): Fault {
  if (!/^\d{10}$/.test(npi)) return 'NPI must have 10 digits';
  const digits = [...(NPI_PREFIX + npi)].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^[12]/.test(npi) && sum % 10 === 0 ? null : 'NPI is not valid. Check the digits.';
}

const US_POSTAL = /^\d{5}(-\d{4})?$/;
const CA_POSTAL = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

export function postalFault(country: 'US' | 'Canada' | 'Other', postal: string): Fault {
  if (country === 'US') return US_POSTAL.test(postal) ? null : 'Enter a valid ZIP code';
  if (country === 'Canada') return CA_POSTAL.test(postal.toUpperCase()) ? null : 'Enter a valid postal code';
  return null;
}

const ICD10 = /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/;

export const icd10Fault = (code: string): Fault =>
  ICD10.test(code) ? null : `${code} is not a valid ICD-10 code`;

/** Health numbers by province; blanks and hyphens are how people group them. */
const HEALTH_NUMBER: Readonly<Record<string, RegExp>> = {
  ON: /^\d{10}[A-Z]{0,2}$/,
  BC: /^9\d{9}$/,
  QC: /^[A-Z]{4}\d{8}$/,
  AB: /^\d{9}$/,
};
const OTHER_HEALTH_NUMBER = /^[A-Z0-9]{5,12}$/;

export function healthNumberFault(province: string, provinceName: string, given: string): Fault {
  const number = given.replaceAll(/[\s-]/g, '').toUpperCase();
  const pattern = Object.hasOwn(HEALTH_NUMBER, province) ? HEALTH_NUMBER[province] : undefined;
  return (pattern ?? OTHER_HEALTH_NUMBER).test(number) ? null : `Enter a valid ${provinceName} health number`;
}
