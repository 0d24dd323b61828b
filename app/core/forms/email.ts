const LONGEST = 254;

/** An address as it is kept and compared. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();

/** Null for one @ and a domain with a dot, however it is typed: it is kept in one form. */
export function emailError(typed: string): string | null {
  const email = emailOf(typed);
  return email.length <= LONGEST && /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email)
    ? null
    : 'Enter a valid email address';
}
