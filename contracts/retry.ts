import type { ApiError } from './api-error.ts';
import type { Method } from './operation.ts';

export const RETRY_STEP_MS = 1000;
export const RETRY_MAX_MS = 5000;
/** A server that asks for a longer wait than this is believed: the caller gets its refusal at once. */
export const RETRY_AFTER_MAX_MS = 30_000;

const REPEATABLE: ReadonlySet<Method> = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Only what may be done twice is tried again; a POST is when it carries a key (specification 4.2 and 9). */
export function isRepeatable(method: Method, headers: Readonly<Record<string, unknown>>): boolean {
  return REPEATABLE.has(method) || (method === 'POST' && headers['Idempotency-Key'] !== undefined);
}

/**
 * Milliseconds to wait after the given failed attempt (1 is the first), or null when trying again is no use.
 * Grows by a second per attempt up to five; the server's Retry-After counts where it is longer.
 */
export function delayAfter(error: ApiError, attempt: number): number | null {
  if (error.kind !== 'http' || error.status < 500) return null;
  const growing = Math.min(attempt * RETRY_STEP_MS, RETRY_MAX_MS);
  if (error.retryAfterMs === null) return growing;
  return error.retryAfterMs > RETRY_AFTER_MAX_MS ? null : Math.max(growing, error.retryAfterMs);
}

/** Ends early, without complaint, when the signal does. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
    if (signal?.aborted === true) finish();
  });
}
