import { useNavigation } from '@remix-run/react';

export const LOGOUT = '/logout';

/** Whether this page is on its way out, because its person has pressed Logout. */
export const useIsLoggingOut = (): boolean => useNavigation().formAction === LOGOUT;
