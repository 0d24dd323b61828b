/** What the prefix 80840, which stands before each NPI in the check, adds to the Luhn sum. */
const PREFIX_SUM = 24;

/** Null for a National Provider Identifier whose check digit is right; it need not belong to anyone. */
export function npiError(npi: string): string | null {
  if (!/^\d{10}$/.test(npi)) return 'NPI must have 10 digits';
  return /^[12]/.test(npi) && (luhnSum(npi) + PREFIX_SUM) % 10 === 0
    ? null
    : 'NPI is not valid. Check the digits.';
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
