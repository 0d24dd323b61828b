import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cheap on purpose: these are the published passwords of invented people, and tests log in hundreds of times. */
const COST = { N: 1024, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

const known = new Map<string, string>();

/** `salt:key` in hex. The same password is hashed once per process, so that resetting a world costs nothing. */
export function passwordHash(password: string): string {
  const hash = known.get(password) ?? freshHash(password);
  known.set(password, hash);
  return hash;
}

/** The hash of a password that somebody chose: under its own salt, and the password is not remembered. */
export function freshHash(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, KEY_BYTES, COST).toString('hex')}`;
}

/** The hash of no password at all, for who has been invited and has not set one. */
export const noPasswordHash = (): string =>
  `${randomBytes(16).toString('hex')}:${randomBytes(KEY_BYTES).toString('hex')}`;

/** Takes equally long for a hash of nobody (null), so that time does not tell which addresses are known. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? passwordHash('nobody has this password')).split(':');
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    );
  });
  return timingSafeEqual(actual, Buffer.from(key, 'hex')) && hash !== null;
}
