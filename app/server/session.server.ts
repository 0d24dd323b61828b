import { createHmac } from 'node:crypto';
import { createCookie, redirect } from '@remix-run/node';
import type { SessionEnd } from '#app/core/access/login-notices.ts';
import { forgetResetToken, resetTokenOf } from './reset-token.server.ts';
import {
  createSessionStore,
  type NewSession,
  type Session,
  type SessionStore,
} from './session-store.server.ts';
import { settings } from './settings.server.ts';

// The composition root puts one there that outlives a restart; without it the memory of the process has to do.
globalThis.sessionStore ??= createSessionStore(() => Date.now());
const store = globalThis.sessionStore;

/** Specification 3.1: what scripts of the page may read of a login. Names and times, no secret; the server asks none of it. */
const MARKERS = ['authToken', 'role', 'status'] as const;
/** A token in a cookie marks logged in (specification 4.1); the token itself never leaves the server. */
const TOKEN_MARKER = 'session';

const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

const sessionCookie = () => createCookie('__Host-pcs', { ...attributes, secrets: [settings().secret] });
/** Tells whether the one who logs in is the one who was here before (where to go on, whose drafts to keep). */
const lastUserCookie = () => createCookie('__Host-last', { ...attributes, secrets: [settings().secret] });

const fingerprintOf = (userId: string): string =>
  createHmac('sha256', settings().secret).update(`last-user:${userId}`).digest('base64url');

async function idOf(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie().parse(request.headers.get('Cookie'));
  return typeof value === 'string' ? value : null;
}

export async function sessionOf(request: Request, isActivity = true): Promise<Session | null> {
  const id = await idOf(request);
  return id === null ? null : store.find(id, isActivity);
}

/** Whether the request comes from a browser that was logged in, though its session may be over. */
export const hasSessionCookie = async (request: Request): Promise<boolean> => (await idOf(request)) !== null;

/** Stands in the cookie instead of the id where an answer that nobody read has closed the session. No session has this id. */
const CLOSED = 'closed';

/** Why the session is over of which the request still has the cookie; null where it has none. */
export async function endOf(request: Request): Promise<SessionEnd | null> {
  const id = await idOf(request);
  if (id === null) return null;
  return id === CLOSED ? 'closed' : 'expired';
}

export const renewSession = (id: string, renewed: Parameters<SessionStore['renew']>[1]): Promise<void> =>
  store.renew(id, renewed);

export const keepFindOf = (id: string, find: Parameters<SessionStore['keepFind']>[1]): Promise<void> =>
  store.keepFind(id, find);

function markersOf({ role, status, expiresAt }: NewSession): readonly string[] {
  const values = { authToken: TOKEN_MARKER, role, status };
  const expires = new Date(expiresAt).toUTCString();
  return MARKERS.map(
    (name) => `${name}=${encodeURIComponent(values[name])}; Path=/; Expires=${expires}; Secure; SameSite=Lax`,
  );
}

const forgottenMarker = (name: string): string => `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;

/** What takes away the marks of a login that this browser still has, for a page on which nobody is logged in. */
export function forgetMarkers(request: Request): Headers {
  const here = new Set((request.headers.get('Cookie') ?? '').split(/;\s*/).map((one) => one.split('=')[0]));
  return new Headers(
    MARKERS.filter((name) => here.has(name)).map((name) => ['Set-Cookie', forgottenMarker(name)]),
  );
}

/** Whether another person was logged in with this browser before. */
export async function isOtherUser(request: Request, userId: string): Promise<boolean> {
  const value: unknown = await lastUserCookie().parse(request.headers.get('Cookie'));
  return typeof value === 'string' && value !== fingerprintOf(userId);
}

/** A code for a new password that was entered in this browser goes with a login and with a logout: the next one here may be another person. */
async function forgetEnteredCode(request: Request, headers: Headers): Promise<void> {
  if ((await resetTokenOf(request)) !== null) headers.append('Set-Cookie', await forgetResetToken());
}

/** Starts a session under a new id, whatever cookie came with the request, and goes to `to`. */
export async function startSession(request: Request, fresh: NewSession, to: string): Promise<Response> {
  const before = await idOf(request);
  if (before !== null) await store.end(before);
  const session = await store.start(fresh);
  const headers = new Headers();
  headers.append(
    'Set-Cookie',
    await sessionCookie().serialize(session.id, { expires: new Date(session.expiresAt) }),
  );
  headers.append(
    'Set-Cookie',
    await lastUserCookie().serialize(fingerprintOf(session.userId), { maxAge: 30 * 24 * 60 * 60 }),
  );
  for (const marker of markersOf(session)) headers.append('Set-Cookie', marker);
  await forgetEnteredCode(request, headers);
  return redirect(to, { headers });
}

/**
 * Ends the session of the request, if it has one, and goes to `to`; the old cookie is dead from then on. A session that this
 * request had found and that is gone by now was ended by another one, which took its cookies away: those that the browser
 * has by now may be of the next login, and stay.
 */
export async function endSession(
  request: Request,
  to: string,
  found: Session | null = null,
): Promise<Response> {
  const id = await idOf(request);
  const wasThere = id !== null && (await store.end(id));
  if (found !== null && !wasThere) return redirect(to);
  const headers = new Headers({ 'Set-Cookie': await sessionCookie().serialize('', { maxAge: 0 }) });
  for (const marker of MARKERS) headers.append('Set-Cookie', forgottenMarker(marker));
  // Behind a session that had ended before, a code may have been entered for the next login.
  if (wasThere) await forgetEnteredCode(request, headers);
  return redirect(to, { headers });
}

/**
 * Ends the session of what a page has asked beside its reader, who may never see the answer: the cookie stays, so that the
 * next page that they open can say why nobody is logged in any more.
 */
export async function endSessionUnread(request: Request, to: string, because: SessionEnd): Promise<Response> {
  const id = await idOf(request);
  const wasThere = id !== null && (await store.end(id));
  const headers = new Headers();
  if (wasThere) {
    if (because === CLOSED) headers.append('Set-Cookie', await sessionCookie().serialize(CLOSED));
    await forgetEnteredCode(request, headers);
  }
  return redirect(to, { headers });
}
