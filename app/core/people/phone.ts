const GAP = '[ -]*';
const FORM = new RegExp(`^\\+(\\d{1,3})${GAP}(?:\\(\\d{3}\\)|\\d{3})${GAP}\\d{3}${GAP}\\d{4}$`);

const MALFORMED = 'Invalid phone number format. Must start with + and follow a valid pattern.';

/** What is wrong with a phone number (specification 5), null for a good one. */
export function phoneProblem(phone: string): string | null {
  const code = FORM.exec(phone.trim())?.[1];
  if (code === undefined) return MALFORMED;
  return Number(code) === 0 ? 'Invalid country code.' : null;
}

/** As it is kept: without parentheses, one space between the groups. */
export function phoneKept(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const groups = [digits.slice(0, -10), digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)];
  return `+${groups.join(' ')}`;
}
