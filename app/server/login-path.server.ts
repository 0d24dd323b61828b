import { redirect } from '@remix-run/node';
import { type LoginNotice, loginAddress, type SessionEnd } from '#app/core/access/login-notices.ts';
import { safeRedirect } from '#app/core/access/safe-redirect.ts';
import { endSession, endSessionUnread, sessionOf } from './session.server.ts';
import type { Session } from './session-store.server.ts';

/** Where to log in, and to return from there when the request was of a page that can be returned to. */
export function loginPathFor(request: Request, notice: LoginNotice | null = null): string {
  const url = new URL(request.url);
  url.searchParams.delete('_data');
  const asked = url.pathname + url.search;
  // A form is posted to its own page, and the page is what one comes back to; nothing else that is posted to is.
  const isPage = request.method === 'GET' ? url.pathname !== '/' : safeRedirect(asked) !== '/';
  return loginAddress(notice, isPage ? asked : null);
}

/** The session of a request that a page sent by itself, or the login by 303: by 302 a PUT would be sent on as it is, body and all. */
export async function sessionForPut(request: Request, isActivity = true): Promise<Session> {
  const session = await sessionOf(request, isActivity);
  if (session === null) throw redirect(loginPathFor(request), 303);
  return session;
}

/** What pages ask by themselves, and files: the answer is no page that its reader sees. */
const BESIDE_PAGES = /^\/(?:resources|files)\//;

/** Ends the session of the request and leads to the login, which says why. `found` is what `endSession` has it for. */
export function leaveForLogin(
  request: Request,
  because: SessionEnd,
  found: Session | null = null,
): Promise<Response> {
  const to = loginPathFor(request, because);
  return BESIDE_PAGES.test(new URL(request.url).pathname)
    ? endSessionUnread(request, to, because)
    : endSession(request, to, found);
}
