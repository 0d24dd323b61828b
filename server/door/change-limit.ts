import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { CHANGES_WAIT_HEADER } from '#app/server/changes-wait.server.ts';
import { isUnsafe } from '../origin-check.ts';
import { pathAsRead } from './page-paths.ts';

/** Whose session a cookie belongs to; null for a visitor's. */
export type UserOf = (cookie: string) => Promise<string | null>;

const MINUTE_MS = 60_000;
/** Leaving is never refused, and a slide is one upload in as many parts as it needs. */
const UNCOUNTED = /^\/(?:logout$|resources\/upload-part\/)/;

/**
 * What one person may change in a minute, with however many browsers. A request too many is handed on with the seconds to
 * wait: the page answers it as the API answers one, so that a form comes back as it was typed and nothing was changed.
 */
export function changeLimit(limit: number, userOf: UserOf): RequestHandler[] {
  const whose: RequestHandler = (request, response, next) => {
    // Nobody but this limit says that there were too many.
    delete request.headers[CHANGES_WAIT_HEADER];
    const { cookie } = request.headers;
    const isCounted = isUnsafe(request.method) && !UNCOUNTED.test(pathAsRead(request.originalUrl));
    if (!isCounted || cookie === undefined) next();
    else
      userOf(cookie).then((userId) => {
        response.locals['changedBy'] = userId;
        next();
      }, next);
  };
  const count = rateLimit({
    windowMs: MINUTE_MS,
    limit,
    validate: { xForwardedForHeader: false },
    skip: (_request, response) => typeof response.locals['changedBy'] !== 'string',
    keyGenerator: (_request, response) => String(response.locals['changedBy']),
    handler: (request, response, next) => {
      request.headers[CHANGES_WAIT_HEADER] = String(response.getHeader('Retry-After') ?? 60);
      next();
    },
  });
  return [whose, count];
}
