const DIGITS = 10;
/** What Luhn's sum gets from the prefix 80840, under which the ten digits are checked. */
const PREFIX_SUM = 24;

/** What is wrong with a National Provider Identifier of the US, in the words of the form; null for a good one. */
export function npiProblem(npi: string): string | null {
  if (!/^\d{10}$/.test(npi)) return 'NPI must have 10 digits';
  const sum = [...npi].reduce((total, digit, index) => {
    const doubled = (DIGITS - index) % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, PREFIX_SUM);
  return /^[12]/.test(npi) && sum % 10 === 0 ? null : 'NPI is not valid. Check the digits.';
}
