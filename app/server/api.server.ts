import type { ActionFunctionArgs } from '@remix-run/node';
import type { Role } from '#app/core/access/roles.ts';
import { tolerantOperations } from '#app/core/access/spellings.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { tolerantViewerCase } from '#app/core/slides/older-records.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError, ApiResult } from '#contracts/api-error.ts';
import { createApiClient } from '#contracts/client.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { CurrentUserZodType } from '#contracts/generated/schemas/current-user.ts';
import type { StaffRole } from '#contracts/generated/wire.ts';
import { changesWaitOf, refusedChange } from './changes-wait.server.ts';
import { noteApiTime } from './clock/api-clock.server.ts';
import { leaveForLogin } from './login-path.server.ts';
import type { Session } from './session-store.server.ts';
import { settings } from './settings.server.ts';

const known = { ...operations, ...tolerantOperations, getViewerCase: tolerantViewerCase };

export type Api = ReturnType<typeof apiWith>;

interface Caller {
  /** Null for the one call that nobody is logged in for. */
  readonly token: string | null;
  readonly signal?: AbortSignal;
  /** Lets the API tell a guesser from the owner of the account, whom it must not lock out. */
  readonly clientAddress?: string;
  /** What the visitor's browser says of itself: the API keeps with a session where it was opened. */
  readonly userAgent?: string | null;
  /** By which the log names the request of the page; the API is told of it. */
  readonly requestId?: string | null;
  /** The seconds to wait of a person who has changed or sent too much in a minute: the API is asked to change no more. */
  readonly changesWait?: string | null;
}

export function apiWith({ token, signal, ...caller }: Caller) {
  return createApiClient(
    {
      baseUrl: settings().apiUrl,
      token: () => token,
      fetch: fetchFor(caller),
      signal,
      onBreach: process.env['NODE_ENV'] === 'production' ? reportContractBreach : undefined,
      onFailure: (operation, error) => reportFailure(operation, error, caller.requestId ?? null),
    },
    known,
  );
}

/** The API as the person of the session; a page that is left takes its calls with it. */
export const apiFor = (session: Session, request: Request): Api =>
  apiWith({
    token: session.token,
    signal: request.signal,
    changesWait: changesWaitOf(request),
    requestId: request.headers.get(REQUEST_ID),
  });

/** As `apiFor`, for what is done though the page was left meanwhile: whether too much was changed counts here too. */
export const lastingApiFor = ({ token }: Session, request: Request): Api =>
  apiWith({ token, changesWait: changesWaitOf(request), requestId: request.headers.get(REQUEST_ID) });

const A_MINUTE = '60';

/**
 * The API as a visitor, whose tries it counts by address. One who sends too much gets the answer of an API that refuses it,
 * so that each form comes back as it was typed.
 */
export const visitorApi = ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>): Api =>
  apiWith({
    token: null,
    signal: request.signal,
    clientAddress: context.clientAddress,
    changesWait: context.tooManyLogins ? A_MINUTE : null,
  });

/** A login that is over here is nothing to wait for longer than this. */
const TOLD_WITHIN_MS = 10_000;

/** The API takes back what was given for a login that is over here, whose signed links end with it; nobody waits for it. */
export function tellOfEnd({ token }: Pick<Session, 'token'>): void {
  void apiWith({ token, signal: AbortSignal.timeout(TOLD_WITHIN_MS) }).logout({});
}

const REQUEST_ID = 'X-Request-Id';

function fetchFor({
  clientAddress,
  requestId = null,
  userAgent = null,
  changesWait = null,
}: Omit<Caller, 'token' | 'signal'>): typeof fetch {
  const { apiProof } = settings();
  return async (input, init) => {
    // The client makes a request for each call: to make another one of it takes as long as to send it.
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const refused = changesWait === null ? null : refusedChange(request.method, changesWait);
    if (refused !== null) return refused;
    if (apiProof !== null) request.headers.set('X-Own-Call', apiProof);
    if (requestId !== null) request.headers.set(REQUEST_ID, requestId);
    if (clientAddress !== undefined) request.headers.set('X-Client-Address', clientAddress);
    if (userAgent !== null) request.headers.set('User-Agent', userAgent);
    const answer = await fetch(request);
    noteApiTime(answer.headers);
    return answer;
  };
}

/** Whether it is kept from the caller, who then need not try again. */
export const isKeptFrom = (error: ApiError): boolean =>
  error.kind === 'http' && [403, 404].includes(error.status);

/**
 * What stands beside a page that is shown without it, too: null for whoever may not know it, 'unread' where it could not
 * be read, which is never shown as if there were nothing.
 */
export function valueOrUnread<T>(result: ApiResult<Answer<T>>): T | 'unread' | null {
  if (result.ok) return result.value.data;
  return isKeptFrom(result.error) ? null : 'unread';
}

/** The items of a list, as `valueOrUnread` says. */
export function itemsOrUnread<T>(list: ApiResult<Answer<{ readonly items: T }>>): T | 'unread' | null {
  const known = valueOrUnread(list);
  return known === null || known === 'unread' ? known : known.items;
}

/**
 * The value of a read, or a thrown answer: login again when the API no longer knows the token and its time
 * is over, 404 as a page that does not exist, else the specified sentence (specification 8).
 */
export async function valueOrThrow<T>(
  result: ApiResult<Answer<T>>,
  session: Session,
  request: Request,
): Promise<T> {
  if (result.ok) return result.value.data;
  const { error } = result;
  if (error.kind === 'http' && error.status === 401) {
    if (session.expiresAt <= Date.now()) throw await leaveForLogin(request, 'expired', session);
    // A 401 while the token has time left does not log out (specification 4.1), unless the API says why the token is over.
    const person = await askWhoItIs(session, request);
    if (person === 'closed' || person === 'expired') throw await leaveForLogin(request, person, session);
  }
  throw new Response(readFailureText(error), { status: statusOf(error) });
}

/**
 * The person of a session as the API knows them now; 'closed' where the API has taken the token back, 'expired' where the token
 * has merely ended by the API's clock or rules, 'unknown' where it does not say. Each of the first two has a code of the
 * contract: a bare 401 may be a hiccup of the API, and shuts nobody out.
 */
export async function askWhoItIs(
  session: Session,
  request: Request,
): Promise<CurrentUserZodType | 'closed' | 'expired' | 'unknown'> {
  const answer = await apiFor(session, request).getCurrentUser({});
  if (answer.ok) return answer.value.data;
  if (answer.error.kind !== 'http' || answer.error.status !== 401) return 'unknown';
  if (answer.error.code === 'UNAUTHENTICATED') return 'closed';
  return answer.error.code === 'TOKEN_EXPIRED' ? 'expired' : 'unknown';
}

/** The duty of one of the operator's staff, null for everybody else; 'unknown' where the API does not say. */
export async function dutyOf(api: Api, role: Role): Promise<StaffRole | null | 'unknown'> {
  if (role !== 'Admin') return null;
  const profile = await api.getMyProfile({});
  return profile.ok ? profile.value.data.staffRole : 'unknown';
}

/**
 * Reports that the API was away or failed: which call, how, and under which names both logs have it. Nothing of
 * what was said.
 */
function reportFailure(operation: string, error: ApiError, requestId: string | null): void {
  reportContractBreach(error);
  const isOutage =
    error.kind === 'http'
      ? error.status >= 500
      : error.kind === 'network' || error.kind === 'timeout' || error.kind === 'malformed';
  if (!isOutage) return;
  const { code } = fieldsOf(error.kind === 'network' && fieldsOf(error.cause)['cause']);
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      event: 'api.failed',
      operation,
      kind: error.kind,
      ...('status' in error ? { status: error.status } : {}),
      ...(typeof code === 'string' ? { code } : {}),
      requestId,
      apiRequestId: error.kind === 'http' ? error.requestId : null,
    }),
  );
}

/** Where and what, never the value: an answer may hold a patient. */
function reportContractBreach(error: ApiError): void {
  if (error.kind !== 'contract') return;
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      event: 'contract.broken',
      operation: error.operation,
      issues: error.issues,
    }),
  );
}

/** An address that the contract cannot carry, such as that of a case 'zzz', names nothing: it was never sent. */
function statusOf(error: ApiError): number {
  if (error.kind === 'contract' && error.status === 0) return 404;
  return error.kind === 'http' && error.status >= 400 ? error.status : 502;
}
