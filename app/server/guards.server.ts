import { redirect } from '@remix-run/node';
import { landingOf } from '#app/core/access/landing.ts';
import { elsewhereFrom, mayOpen, type Screen } from '#app/core/access/screens.ts';
import { sessionOf } from './session.server.ts';
import type { Session } from './session-store.server.ts';

/** Sends the logged-in on to where they belong; returns for everybody else. */
export async function requireVisitor(request: Request): Promise<void> {
  const session = await sessionOf(request);
  if (session !== null) throw redirect(landingOf(session.role, session.status));
}

/** The session, or a redirect to /login that remembers where the visitor wanted to go (specification 2.3). */
export async function requireSession(request: Request, isActivity = true): Promise<Session> {
  const session = await sessionOf(request, isActivity);
  if (session === null) throw redirect(loginPathFor(request));
  return session;
}

/**
 * The session of a person who may open this page of the table. A visitor is sent to the login; another role to '/'
 * (specification 2.3), which the log keeps; a provisionally active provider to My Cases (2.2).
 */
export async function requireScreen(
  request: Request,
  screen: Screen,
  { isActivity = true }: { readonly isActivity?: boolean } = {},
): Promise<Session> {
  const session = await requireSession(request, isActivity);
  if (mayOpen(screen, session)) return session;
  console.log(
    JSON.stringify({
      time: new Date().toISOString(),
      event: 'authz.denied',
      userId: session.userId,
      path: screen.path,
    }),
  );
  throw redirect(elsewhereFrom(screen, session));
}

/** Where to log in, and to return from there when the request was for a page that can be returned to. */
export function loginPathFor(request: Request): string {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.pathname === '/') return '/login';
  url.searchParams.delete('_data');
  return `/login?redirectTo=${encodeURIComponent(url.pathname + url.search)}`;
}
