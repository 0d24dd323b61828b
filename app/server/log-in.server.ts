import { destinationOf } from '#app/core/access/landing.ts';
import { type Role, roleOf } from '#app/core/access/roles.ts';
import { loginFailureText } from '#app/core/text/api-messages.ts';
import { apiWith, dutyOf, tellOfEnd } from './api.server.ts';
import { isOtherUser, sessionOf, startSession } from './session.server.ts';

/** Specification 9: the life of a token that comes without an expiry. */
const DEFAULT_TOKEN_LIFE_MS = 24 * 60 * 60_000;

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  /** Where the visitor wanted to go; untrusted. */
  readonly target: unknown;
  readonly clientAddress: string;
}

/** Either the answer that starts the session, or the sentence under the form and its status. */
export type LoginOutcome =
  | { readonly ok: true; readonly response: Response }
  | {
      readonly ok: false;
      readonly text: string;
      readonly status: number;
      /** The login itself was right, and what came after it failed: a toast says so too (specification 8). */
      readonly isAfterLogin: boolean;
    };

const refuse = (text: string, status: number, isAfterLogin = false): LoginOutcome => ({
  ok: false,
  text,
  status,
  isAfterLogin,
});

/** Logs in, asks who that is, and starts a session (specification 4.1). */
export async function logIn(request: Request, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { email: address, password, target, clientAddress } = attempt;
  const { signal } = request;
  const userAgent = request.headers.get('User-Agent');
  const answer = await apiWith({ token: null, signal, clientAddress, userAgent }).login({
    body: { email: address, password },
  });
  if (!answer.ok) {
    const status = answer.error.kind === 'http' && answer.error.status >= 400 ? answer.error.status : 401;
    return refuse(loginFailureText(answer.error), answer.error.kind === 'http' ? status : 502);
  }
  const { token, tokenExpiry, role: spelling } = answer.value.data;
  const role = roleOf(spelling);
  if (role === null) return refuse('Error validating user after login.', 502, true);
  const user = await apiWith({ token, signal }).getCurrentUser({});
  if (!user.ok) {
    return refuse('Failed to fetch user details for validation.', 502, true);
  }
  const { userId, displayName, email, status } = user.value.data;
  const staffRole = await dutyOf(apiWith({ token, signal }), role);
  if (staffRole === 'unknown') return refuse('Failed to fetch user details for validation.', 502, true);
  const to = await leadFrom(request, { role, status, userId }, target);
  const expiresAt = Date.now() + lifeOf(tokenExpiry, answer.value.headers);
  const fresh = { token, expiresAt, userId, displayName, email, role, status, staffRole };
  const before = await sessionOf(request, false);
  const response = await startSession(request, fresh, to);
  if (before !== null) tellOfEnd(before);
  return { ok: true, response };
}

/** Counted by the clock that the token was given by, which may be ahead of this server's or behind it. */
function lifeOf(tokenExpiry: string | null, headers: Headers): number {
  if (tokenExpiry === null) return DEFAULT_TOKEN_LIFE_MS;
  const givenAt = Date.parse(headers.get('Date') ?? '');
  return Date.parse(tokenExpiry) - (Number.isNaN(givenAt) ? Date.now() : givenAt);
}

interface Person {
  readonly role: Role;
  readonly status: string;
  readonly userId: string;
}

/** The page asked for wins when it is allowed and nobody else was here before; else the landing page. */
const leadFrom = async (request: Request, person: Person, target: unknown): Promise<string> =>
  destinationOf(person, (await isOtherUser(request, person.userId)) ? null : target);
