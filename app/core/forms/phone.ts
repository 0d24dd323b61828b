const PHONE = /^\+([0-9]{1,3})[ -]*\(?[0-9]{3}\)?[ -]*[0-9]{3}[ -]*[0-9]{4}$/;

/** The sentence of specification 5 for a phone number that cannot be one; null for a good one. */
export function phoneError(phone: string): string | null {
  const code = PHONE.exec(phone)?.[1];
  if (code === undefined) return 'Invalid phone number format. Must start with + and follow a valid pattern.';
  return Number(code) === 0 ? 'Invalid country code.' : null;
}
