import type { RequestHandler } from 'express';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A name or an address with a port, and nothing else: whoever is named before an @ would get into the addresses made of it. */
const PLAIN_HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers what nothing behind here can read: methods that fetch does not know, a Host that makes no address, a path with a
 * broken escape. Node would cut the connection or write a stack.
 */
export const refuseOddRequests: RequestHandler = (request, response, next) => {
  const refuse = (status: number, text: string) => {
    response.status(status).type('text/plain').send(text);
    // What came with it is not read.
    request.resume();
  };
  if (!METHODS.has(request.method)) {
    response.setHeader('Allow', [...METHODS].join(', '));
    refuse(405, 'Method not allowed');
  } else if (!PLAIN_HOST.test(request.headers.host ?? '')) refuse(400, 'Bad request');
  else if (!isReadable(request.path)) refuse(400, 'Bad request');
  else next();
};

/**
 * Pages are told one of the product's own origins, whatever Host a proxy or a caller sends: addresses that a page makes
 * name no other place, and Remix's own comparison of Origin and Host fails nobody whom the check of origins let in.
 */
export const onOwnOrigin =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const hosts = origins.map((origin) => new URL(origin).host);
    const named = origins.indexOf(request.headers.origin ?? '');
    const own = named >= 0 ? hosts[named] : hosts.find((host) => host === request.headers.host);
    request.headers.host = own ?? hosts[0] ?? 'localhost';
    // A trusted proxy is believed about an address, and not about the host or the protocol.
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
    // What a page writes into the log is found beside the line of its request.
    request.headers['x-request-id'] = String(response.locals['requestId']);
    next();
  };
