/** Rules of single values of the case form. A fault is the sentence to show; null where there is none. */
type Fault = string | null;

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
