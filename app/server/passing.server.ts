import type { ApiError } from '#contracts/api-error.ts';

/** Over later: the session (401), the wait (408, 425, 429), and whatever fails on the server's side. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether the same call may be answered otherwise in a while. */
export const isPassing = (error: ApiError): boolean =>
  error.kind === 'http' ? error.status >= 500 || PASSING.has(error.status) : error.kind !== 'contract';
