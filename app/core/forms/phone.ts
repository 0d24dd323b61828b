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

/** As it was typed, with the + in front that was left out (specification 5). */
export const withPlus = (typed: string): string => (typed.startsWith('+') ? typed : `+${typed}`);

/** What a field makes of a number that its reader has typed: the + is added, and a good one is written as it is kept. */
export function completedPhone(typed: string): string {
  if (typed.trim() === '') return typed;
  const whole = withPlus(typed.trim());
  return phoneError(whole) === null ? phoneOf(whole) : whole;
}
