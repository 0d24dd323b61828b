import { createCookie } from '@remix-run/node';
import { settings } from './settings.server.ts';

/** The contract's life of a token that a code has opened. */
const LIFE_SECONDS = 15 * 60;

const cookie = () =>
  createCookie('__Host-reset', {
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    path: '/',
    secrets: [settings().secret],
  });

/** The one-time token of a code that was entered, for the page that sets the password. It is in no address. */
export async function resetTokenOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'));
  return typeof value === 'string' ? value : null;
}

export const keepResetToken = (token: string): Promise<string> =>
  cookie().serialize(token, { maxAge: LIFE_SECONDS });

export const forgetResetToken = (): Promise<string> => cookie().serialize('', { maxAge: 0 });
