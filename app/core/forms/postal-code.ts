const US_ZIP = /^\d{5}(-\d{4})?$/;
// Canada Post never uses D, F, I, O, Q and U, nor W and Z in front, because they are misread.
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Null for a good code; elsewhere than in the US and Canada any code is. Letters may be typed in lower case. */
export function postalCodeError(code: string, country: 'US' | 'Canada' | 'Other'): string | null {
  if (country === 'US') return US_ZIP.test(code) ? null : 'Enter a valid ZIP code';
  if (country === 'Canada') return CANADIAN.test(code.toUpperCase()) ? null : 'Enter a valid postal code';
  return null;
}
