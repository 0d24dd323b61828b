import { createHmac } from 'node:crypto';
import { createCookie, redirect } from '@remix-run/node';
import {
  createSessionStore,
  type NewSession,
  type Session,
  type SessionStore,
} from './session-store.server.ts';
import { settings } from './settings.server.ts';

declare global {
  // The development server loads this module again at each edit; a login has to outlive that.
  var sessionStore: SessionStore | undefined;
}

globalThis.sessionStore ??= createSessionStore(Date.now);
const store = globalThis.sessionStore;

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

/** Whether another person was logged in with this browser before. */
export async function isOtherUser(request: Request, userId: string): Promise<boolean> {
  const value: unknown = await lastUserCookie().parse(request.headers.get('Cookie'));
  return typeof value === 'string' && value !== fingerprintOf(userId);
}

/** Starts a session under a new id, whatever cookie came with the request, and goes to `to`. */
export async function startSession(request: Request, fresh: NewSession, to: string): Promise<Response> {
  const before = await idOf(request);
  if (before !== null) store.end(before);
  const session = store.start(fresh);
  const headers = new Headers();
  headers.append(
    'Set-Cookie',
    await sessionCookie().serialize(session.id, { expires: new Date(session.expiresAt) }),
  );
  headers.append(
    'Set-Cookie',
    await lastUserCookie().serialize(fingerprintOf(session.userId), { maxAge: 30 * 24 * 60 * 60 }),
  );
  return redirect(to, { headers });
}

/** Ends the session of the request, if it has one, and goes to `to`; the old cookie is dead from then on. */
export async function endSession(request: Request, to: string): Promise<Response> {
  const id = await idOf(request);
  if (id !== null) store.end(id);
  return redirect(to, { headers: { 'Set-Cookie': await sessionCookie().serialize('', { maxAge: 0 }) } });
}
