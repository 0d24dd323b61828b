import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

const KB = 1024;
const MB = 1024 * KB;

/** What a visitor may send: a form before the login. */
const VISITORS = 64 * KB;
/** Registrations have rows upon rows, and come from visitors too. */
const REGISTRATIONS = 256 * KB;
const FORMS = MB;
/** A document of 25 MB and the form around it. */
const FILES = 26 * MB;
/** A part of a slide file of 8 MiB. */
const PARTS = 9 * MB;
/** Twice the marks that a slide can have: what is somewhat too much, the route itself refuses in its own words. */
const MARKS = 17 * MB;

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** How many bytes may come with a request. Whether somebody is logged in, the page itself finds out. */
export function bytesAllowed(path: string, headers: IncomingHttpHeaders): number {
  if (!(headers.cookie ?? '').includes('__Host-pcs=')) return path === '/register' ? REGISTRATIONS : VISITORS;
  if (/^\/resources\/(annotations|case-marks)\//.test(path)) return MARKS;
  if (path.startsWith('/resources/upload-part/')) return PARTS;
  if (path.startsWith('/resources/case-file/')) return FILES;
  return headers['content-type']?.startsWith('multipart/form-data') === true ? FILES : FORMS;
}

/**
 * Refuses a body by what the request says of its length, before a byte of it is read; Node holds the sender to it. A
 * browser always says it.
 */
export const bodyLimit: RequestHandler = (request, response, next) => {
  const refuse = (status: number, text: string) => {
    response.setHeader('Connection', 'close');
    response.status(status).type('text/plain').send(text);
  };
  if (isSafe(request.method)) next();
  else if (request.headers['transfer-encoding'] !== undefined) refuse(411, 'Length required');
  else if (Number(request.headers['content-length'] ?? 0) > bytesAllowed(request.path, request.headers))
    refuse(413, 'Too much was sent');
  else next();
};
