const LONGEST = 254;

/** An address as it is kept and compared. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();

export const emailError = (email: string): string | null =>
  email.length <= LONGEST && /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email)
    ? null
    : 'Enter a valid email address';
