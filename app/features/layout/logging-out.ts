import { useNavigation } from '@remix-run/react';

export const LOGOUT = '/logout';

/** Ends the session on the server, from a page that goes away at once; rejects where the server has not heard it. */
export async function postLogout(): Promise<void> {
  const { type } = await fetch(LOGOUT, { method: 'POST', keepalive: true, redirect: 'manual' });
  if (type !== 'opaqueredirect') throw new Error('The server has not ended the session');
}

/** Whether this page is on its way out, because its person has pressed Logout. */
export const useIsLoggingOut = (): boolean => useNavigation().formAction === LOGOUT;
