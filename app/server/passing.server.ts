import { SESSION_ENDED } from '#app/core/access/login-notices.ts';
import type { ApiError } from '#contracts/api-error.ts';

/** Over later: the session (401), the wait (408, 425, 429), and whatever fails on the server's side. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether the same call may be answered otherwise in a while. */
export const isPassing = (error: ApiError): boolean =>
  error.kind === 'http' ? error.status >= 500 || PASSING.has(error.status) : error.kind !== 'contract';

/**
 * Why something that a page saves or asks for by itself has failed, in a sentence. A session that was ended from another
 * place stays as it is (specification 4.1), so its page has to say that nothing goes on without a login.
 */
export const workFailureText = (error: ApiError, textOf: (error: ApiError) => string): string =>
  error.kind === 'http' && error.status === 401 ? SESSION_ENDED : textOf(error);
