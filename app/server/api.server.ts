import { readFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError, ApiResult } from '#contracts/api-error.ts';
import { createApiClient } from '#contracts/client.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import { loginPathFor } from './guards.server.ts';
import { endSession } from './session.server.ts';
import type { Session } from './session-store.server.ts';
import { settings } from './settings.server.ts';

export type Api = ReturnType<typeof apiWith>;

interface Caller {
  /** Null for the one call that nobody is logged in for. */
  readonly token: string | null;
  readonly signal?: AbortSignal;
  /** Lets the API tell a guesser from the owner of the account, whom it must not lock out. */
  readonly clientAddress?: string;
  /** What the visitor's browser says of itself: the API keeps with a session where it was opened. */
  readonly userAgent?: string | null;
}

export function apiWith({ token, signal, clientAddress, userAgent = null }: Caller) {
  return createApiClient(
    { baseUrl: settings().apiUrl, token: () => token, fetch: fetchFor(signal, clientAddress, userAgent) },
    operations,
  );
}

/** The API as the person of the session; a page that is left takes its calls with it. */
export const apiFor = (session: Session, request: Request): Api =>
  apiWith({ token: session.token, signal: request.signal });

function fetchFor(
  page: AbortSignal | undefined,
  clientAddress: string | undefined,
  userAgent: string | null,
): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    if (clientAddress !== undefined) request.headers.set('X-Client-Address', clientAddress);
    if (userAgent !== null) request.headers.set('User-Agent', userAgent);
    const signals = page === undefined ? [request.signal] : [request.signal, page];
    return fetch(request, { signal: AbortSignal.any(signals) });
  };
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
  reportContractBreach(error);
  if (error.kind === 'http' && error.status === 401 && session.expiresAt <= Date.now()) {
    throw await endSession(request, loginPathFor(request));
  }
  throw new Response(readFailureText(error), { status: statusOf(error) });
}

/** Where and what, never the value: an answer may hold a patient. */
export function reportContractBreach(error: ApiError): void {
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

const statusOf = (error: ApiError): number =>
  error.kind === 'http' && error.status >= 400 ? error.status : 502;
