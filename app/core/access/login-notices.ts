/** What a page says, and then the login, of a session that the server knows no longer. */
export const SESSION_ENDED = 'Your session has ended. Log in to go on where you were.';

/** What the login page says before anybody has typed anything: why one was logged out, or what was done just now. */
const TEXTS = {
  inactive: 'You were logged out because nothing was done for 10 minutes. Log in to go on where you were.',
  expired: SESSION_ENDED,
  elsewhere: 'You were logged out in another tab or window.',
  closed:
    'Your session is no longer valid. It may have been ended from another place, or your account or your password was changed.',
  loggedOut: 'You are logged out.',
  passwordSet: 'Your password is set. Log in with it.',
  addressConfirmed: 'Your email address is confirmed. Log in to go on with your registration.',
  addressUnused:
    'Your email address is confirmed, but no registration waits for it and it has no account to log in to. If you have sent a registration, it was not kept. If a mail of ours says why, do as it says; otherwise register again.',
} as const;

export type LoginNotice = keyof typeof TEXTS;

/** Why the server says that a session is over: its time is up, or its person was shut out. */
export type SessionEnd = 'expired' | 'closed';

/** What whoever logs in is told, where a browser had kept anything for somebody else. */
export const OTHERS_FORGOTTEN =
  'Another person used this browser before you. The drafts and files that it had stored for them were removed.';

/** The name of the address's part that names a notice: `/login?because=expired`. */
export const NOTICE_PARAMETER = 'because';

/** The field of a logout that a page sends by itself: when the session started that it is to end. */
export const STARTED_AT = 'startedAt';

/** The sentence behind a name from an address, which anybody may have written; null for one that nobody knows. */
export const loginNoticeOf = (name: string | null): string | null =>
  Object.entries(TEXTS).find(([known]) => known === name)?.[1] ?? null;

/** Whether the browser was logged in until then, so that its other tabs have to follow. */
export const wasLoggedOut = (name: string | null): boolean =>
  name === 'inactive' || name === 'expired' || name === 'elsewhere' || name === 'closed';

/** Whether one has logged out oneself. */
export const isLogout = (name: string | null): boolean => name === 'loggedOut';

/** Where to log in: with the reason, and the page to come back to. */
export function loginAddress(notice: LoginNotice | null, redirectTo: string | null): string {
  const query = new URLSearchParams();
  if (redirectTo !== null) query.set('redirectTo', redirectTo);
  if (notice !== null) query.set(NOTICE_PARAMETER, notice);
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}

/** Why an answer that was led to this address of the login says that the session is over. */
export function endIn(address: string): SessionEnd {
  const because = new URLSearchParams(address.split('?')[1] ?? '').get(NOTICE_PARAMETER);
  return because === 'closed' ? 'closed' : 'expired';
}

/**
 * Where a login from this address comes back to; null for where one starts. An address of the login itself, at which another
 * part of the page was quicker, hands on the way back that it holds.
 */
export function wayBackFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (pathname === '/login') return new URLSearchParams(search).get('redirectTo');
  return pathname === '/' ? null : pathname + search;
}

/** Told with its end by whatever asks the server and hears that nobody is logged in any more; who watches the session then leaves. */
export const SESSION_OVER_EVENT = 'session-over';
