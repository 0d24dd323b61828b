import type { RequestHandler } from 'express';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isUnsafe = (method: string): boolean => !SAFE_METHODS.has(method);

/** What of a request decides whether it may change something. */
export interface UnsafeRequest {
  readonly method: string;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
}

/**
 * Whether a request may run an action. Remix 2 checks documents only, and lets `?_data=` and resource
 * routes through (docs/decisions/0002), so every unsafe method on every path passes here first.
 * A browser's own word (`Sec-Fetch-Site`) comes first; X-Forwarded-Host is never asked.
 */
export function mayChange(request: UnsafeRequest, origins: readonly string[]): boolean {
  if (!isUnsafe(request.method)) return true;
  if (request.origin !== undefined && !origins.includes(request.origin)) return false;
  if (request.secFetchSite === undefined) return request.origin !== undefined;
  // 'none' is the person's own doing, such as sending a form again by reload; it still names our origin.
  return (
    request.secFetchSite === 'same-origin' ||
    (request.secFetchSite === 'none' && request.origin !== undefined)
  );
}

export function originCheck(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const allowed = mayChange(
      { method: request.method, origin: request.get('origin'), secFetchSite: request.get('sec-fetch-site') },
      origins,
    );
    if (allowed) {
      next();
      return;
    }
    response.status(403).type('text/plain').send('This request came from another site and was refused.');
  };
}
