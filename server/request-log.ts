import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pathForLog } from './door/page-paths.ts';

export type WriteLine = (line: string) => void;

/**
 * One JSON line for each request. It names no query, body, header or user text: ids of cases and blobs are
 * opaque, and everything else of a request may hold what a log must not.
 */
export function requestLog(write: WriteLine, patternOf: (path: string) => string | null): RequestHandler {
  return (request, response, next) => {
    const startedAt = process.hrtime.bigint();
    // Routers that answer below a path shorten the request's own.
    const asked = request.path;
    const requestId = randomUUID();
    response.locals['requestId'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    const writeEnd = (status: number | null, isCut: boolean) =>
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          requestId,
          method: request.method,
          path: pathForLog(asked, patternOf),
          status,
          ms: Number((process.hrtime.bigint() - startedAt) / 1_000_000n),
          ...(isCut ? { cut: true } : {}),
        }),
      );
    response.on('finish', () => writeEnd(response.statusCode, false));
    // Whoever asked has gone, or the answer broke off.
    response.on('close', () => {
      if (!response.writableFinished) writeEnd(response.headersSent ? response.statusCode : null, true);
    });
    next();
  };
}
