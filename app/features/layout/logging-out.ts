import { useNavigation } from '@remix-run/react';
import { STARTED_AT } from '#app/core/access/login-notices.ts';

export const LOGOUT = '/logout';

/**
 * Ends the session that started then on the server, and no other: the post may come late, when its person has logged in
 * anew. From a page that goes away at once; rejects where the server has not heard it.
 */
export async function postLogout(startedAt: number): Promise<void> {
  const body = new URLSearchParams({ [STARTED_AT]: String(startedAt) });
  const { type } = await fetch(LOGOUT, { method: 'POST', body, keepalive: true, redirect: 'manual' });
  if (type !== 'opaqueredirect') throw new Error('The server has not ended the session');
}

/** Whether this page is on its way out, because its person has pressed Logout. */
export const useIsLoggingOut = (): boolean => useNavigation().formAction === LOGOUT;
