/** What may stand between the groups of digits. */
const GAP = '[ -]*';
const PHONE = new RegExp(`^\\+(\\d{1,3})${GAP}(?:\\(\\d{3}\\)|\\d{3})${GAP}\\d{3}${GAP}\\d{4}$`);

/** The sentence of specification 5 for a phone number that cannot be one; null for a good one. */
export function phoneError(typed: string): string | null {
  const code = PHONE.exec(typed.trim())?.[1];
  if (code === undefined) return 'Invalid phone number format. Must start with + and follow a valid pattern.';
  return Number(code) === 0 ? 'Invalid country code.' : null;
}

/** A good number as it is kept and as the contract writes one: no parentheses, one space between the groups. */
export function phoneOf(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const groups = [digits.slice(0, -10), digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)];
  return `+${groups.join(' ')}`;
}
