import type { ErrorRequestHandler, RequestHandler } from 'express';

/** Pages and their data show patients, so neither a proxy nor the Back button may keep one, unless an answer says otherwise. */
export const keptByNobody: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response);
  const value = (...given: readonly unknown[]): unknown => {
    if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-store');
    return Reflect.apply(writeHead, undefined, given);
  };
  Object.defineProperty(response, 'writeHead', { value, configurable: true, writable: true });
  next();
};

const statusOf = (error: unknown): number => {
  const given = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof given === 'number' && given >= 400 && given < 500 ? given : 500;
};

/** The last word on what failed before a page could say it: no stack and no path of ours goes out. */
export const sayItFailed =
  (write: (line: string) => void): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    const status = statusOf(error);
    const name = error instanceof Error ? error.name : typeof error;
    write(JSON.stringify({ time: new Date().toISOString(), event: 'request.failed', name, status }));
    if (response.headersSent) {
      next(error);
      return;
    }
    response
      .status(status)
      .type('text/plain')
      .send(status === 500 ? 'Something went wrong here. Please try again later.' : 'Bad request');
  };
