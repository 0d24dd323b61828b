import { redirect } from '@remix-run/node';
import { destinationOf } from '#app/core/access/landing.ts';
import { roleOf } from '#app/core/access/roles.ts';
import { elsewhereFrom, mayOpen, type Screen } from '#app/core/access/screens.ts';
import { apiFor, apiWith, askWhoItIs, dutyOf } from './api.server.ts';
import { leaveForLogin, loginPathFor } from './login-path.server.ts';
import { endOf, renewSession, sessionOf } from './session.server.ts';
import type { Session } from './session-store.server.ts';

/** Sends the logged-in on to the page that was asked for, or to where they belong; returns for everybody else. */
export async function requireVisitor(request: Request, asked: string | null = null): Promise<void> {
  const session = await sessionOf(request);
  if (session !== null) throw redirect(destinationOf(session, asked));
}

/** The session, or a redirect to /login that remembers where the visitor wanted to go (specification 2.3). */
export async function requireSession(request: Request, isActivity = true): Promise<Session> {
  const session = await sessionOf(request, isActivity);
  if (session !== null) return confirmSession(session, request);
  // Whoever comes with the cookie of a session was logged in, and is told that this is over.
  const end = await endOf(request);
  if (end === null) throw redirect(loginPathFor(request));
  throw await leaveForLogin(request, end);
}

/** How long the API's word on a person is believed: then it is asked again, and their role and status may be others. */
const CONFIRMED_FOR_MS = 60_000;

/** The session as its person is now. Throws a redirect to /login where the API no longer lets them in. */
async function confirmSession(session: Session, request: Request): Promise<Session> {
  const at = Date.now();
  if (at - (session.confirmedAt ?? session.createdAt) < CONFIRMED_FOR_MS) return session;
  // Written first: the other loaders of the page need not ask as well.
  await renewSession(session.id, { confirmedAt: at });
  return confirmNow(session, request);
}

/** The session as the API knows it at this moment, for what may not be handed to anybody who was shut out since. */
export async function confirmNow(session: Session, request: Request): Promise<Session> {
  const person = await askWhoItIs(session, request);
  if (person === 'unknown') return session;
  if (person === 'closed' || person === 'expired') throw await leaveForLogin(request, person, session);
  const { displayName, email, status } = person;
  const role = roleOf(person.role) ?? session.role;
  const staffRole = await dutyOf(apiFor(session, request), role);
  // A page that is left takes the question along, and nobody becomes an admin for everything by that.
  if (staffRole === 'unknown') return session;
  const renewed = { displayName, email, status, role, staffRole };
  await renewSession(session.id, renewed);
  return { ...session, ...renewed };
}

/**
 * The session of a person who may open this page of the table. A visitor is sent to the login; another role to '/'
 * (specification 2.3), which log and API keep; a provisionally active provider to My Cases (2.2).
 */
export async function requireScreen(
  request: Request,
  screen: Screen,
  { isActivity = true }: { readonly isActivity?: boolean } = {},
): Promise<Session> {
  const session = await requireSession(request, isActivity);
  if (mayOpen(screen, session)) return session;
  await writeRefusal(session, screen);
  throw redirect(elsewhereFrom(screen, session));
}

/**
 * The log has each refusal, and the API where the operator searches them; a refusal stands though nobody could write it
 * down. Only the page is named, without what its address names.
 */
async function writeRefusal(session: Session, { path }: Screen): Promise<void> {
  const log = (event: string) =>
    console.log(JSON.stringify({ time: new Date().toISOString(), event, userId: session.userId, path }));
  log('authz.denied');
  // Without the page's signal: whoever stops the page at once was refused all the same.
  const written = await apiWith(session).reportPageRefusal({ body: { path } });
  if (written.ok) return;
  log('authz.unwritten');
}
