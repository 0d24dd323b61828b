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

/** Whether a cookie was given out by us at a login, which may be over: the page itself finds out. */
export type WasLoggedIn = (cookie: string) => Promise<boolean>;

/** How many bytes may come with a request of a visitor, or of somebody who has logged in once. */
export function bytesAllowed(path: string, headers: IncomingHttpHeaders, wasLoggedIn: boolean): number {
  if (!wasLoggedIn) return path === '/register' ? REGISTRATIONS : VISITORS;
  if (/^\/resources\/(annotations|case-marks)\//.test(path)) return MARKS;
  if (path.startsWith('/resources/upload-part/')) return PARTS;
  if (path.startsWith('/resources/case-file/')) return FILES;
  return headers['content-type']?.startsWith('multipart/form-data') === true ? FILES : FORMS;
}

/**
 * Refuses a body by what the request says of its length, before a byte of it is read; Node holds the sender to it. A
 * browser always says it.
 */
export const bodyLimit =
  (wasLoggedIn: WasLoggedIn): RequestHandler =>
  (request, response, next) => {
    const { method, path, headers } = request;
    const refuse = (status: number, text: string) => {
      response.setHeader('Connection', 'close');
      response.status(status).type('text/plain').send(text);
    };
    const bytes = Number(headers['content-length'] ?? 0);
    if (isSafe(method)) next();
    else if (headers['transfer-encoding'] !== undefined) refuse(411, 'Length required');
    // Most of what is sent is short, whoever sends it, and no cookie has to be looked at.
    else if (bytes <= bytesAllowed(path, headers, false)) next();
    else
      wasLoggedIn(headers.cookie ?? '').then((isKnown) => {
        if (bytes > bytesAllowed(path, headers, isKnown)) refuse(413, 'Too much was sent');
        else next();
      }, next);
  };
