import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { CSP_REPORTS_PATH } from './door/csp-reports.ts';

/** Development injects styles and opens a socket, which the policy of production forbids. */
export type Policy = 'production' | 'development';

/**
 * The toast library adds its style sheet by script, first empty and then filled. The same rules are in our own
 * style sheet; these let the addition pass instead of filling every console with a refusal.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** A fresh nonce for each answer, kept in `response.locals.nonce` for the page that is rendered. */
export function securityHeaders(slideOrigins: readonly string[], mode: Policy): RequestHandler[] {
  const isDevelopment = mode === 'development';
  const nonce: RequestHandler = (_request, response, next) => {
    response.locals['nonce'] = randomBytes(16).toString('base64');
    next();
  };
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [(_request, response) => nonceSource(response), "'strict-dynamic'"],
        styleSrc: isDevelopment
          ? ["'self'", "'unsafe-inline'"]
          : ["'self'", ...TOAST_STYLES, (_request, response) => nonceSource(response)],
        // OpenSeadragon and Radix place elements by inline style attributes; decision 0002.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...slideOrigins],
        connectSrc: ["'self'", ...slideOrigins, ...(isDevelopment ? ['ws:'] : [])],
        workerSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        reportUri: [CSP_REPORTS_PATH],
        reportTo: ['csp'],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Slides may come from a backend of another origin that sends no such header.
    crossOriginEmbedderPolicy: false,
  });
  const reporting: RequestHandler = (_request, response, next) => {
    response.setHeader('Reporting-Endpoints', `csp="${CSP_REPORTS_PATH}"`);
    next();
  };
  return [nonce, reporting, policy];
}

/** Express keeps it there; helmet's types know of Node's answer only. */
const WithNonce = z.object({ locals: z.object({ nonce: z.string() }) });

function nonceSource(response: unknown): string {
  return `'nonce-${WithNonce.parse(response).locals.nonce}'`;
}
