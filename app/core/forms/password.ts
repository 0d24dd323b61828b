const SHORTEST = 12;

/** Common passwords of twelve characters and more; digits and signs at their end make them no better. */
const COMMON: ReadonlySet<string> = new Set([
  'password',
  'passwordpassword',
  'qwertyuiop',
  'qwertyuiopas',
  'qwertyqwerty',
  'letmeinplease',
  'iloveyou',
  'iloveyouforever',
  'administrator',
  'welcome',
  'welcomewelcome',
  'changeme',
  'changemeplease',
  'pathology',
  'pathologist',
  'abcdefghijkl',
  'correcthorsebatterystaple',
]);

/** Null for a password that may be chosen (specification 5): long enough, not common and not the own address. */
export function passwordError(password: string, email: string): string | null {
  if (password.length < SHORTEST) return 'Password must have at least 12 characters';
  const plain = password.toLowerCase();
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  const isRow = /^(.{1,4})\1+$/.test(plain) || /^(0?123456789)+(0(123)?)?$/.test(plain);
  const isCommon = COMMON.has(letters) || letters === '' || isRow;
  return isCommon || plain === email.toLowerCase() ? 'This password is too common' : null;
}
