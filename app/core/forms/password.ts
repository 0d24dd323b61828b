import { isCommonPassword } from './common-password.ts';

const SHORTEST = 12;
const LONGEST = 128;

/**
 * What is wrong with a new password, in the words of the form; null for a good one: long enough, not common and not
 * the own address. No mix of signs is asked for and nothing expires. Characters are counted as people see them.
 */
export function passwordError(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < SHORTEST) return `Password must have at least ${SHORTEST} characters`;
  if (length > LONGEST) return `Password must have at most ${LONGEST} characters`;
  const address = email.toLowerCase();
  const given = password.trim().toLowerCase();
  const isAddress = given === address || given === address.split('@')[0];
  return isAddress || isCommonPassword(password) ? 'This password is too common' : null;
}
