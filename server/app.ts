import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import expressStaticGzip from 'express-static-gzip';
import { keptByNobody, sayItFailed } from './door/answer-headers.ts';
import { bodyLimit, type WasLoggedIn } from './door/body-limit.ts';
import { changeLimit, type UserOf } from './door/change-limit.ts';
import { CSP_REPORTS_PATH, cspReports } from './door/csp-reports.ts';
import { HEALTH_PATH, health } from './door/health.ts';
import { onOwnOrigin, refuseOddRequests } from './door/odd-requests.ts';
import { pathAsRead, pathAsSent } from './door/page-paths.ts';
import { type Policy, securityHeaders } from './headers.ts';
import { narrowedBuilds } from './narrowed-build.ts';
import { isUnsafe, originCheck } from './origin-check.ts';
import { requestLog, type WriteLine } from './request-log.ts';

export interface AppParts {
  /** Folder of the built pages; holds `client` and `server`. */
  readonly buildFolder: string;
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly pageOrigins: readonly string[];
  readonly slideOrigins: readonly string[];
  /** Per minute: `requests` of an address, `logins` of an address for each form of a visitor, `changes` of a person. */
  readonly limits: { readonly requests: number; readonly logins: number; readonly changes: number };
  /** The proxies before the product whose word about an address counts. */
  readonly trustedHops: number;
  readonly userOf: UserOf;
  readonly wasLoggedIn: WasLoggedIn;
  /** The pattern behind a path of ours, for the log; null for a path that is nobody's. */
  readonly patternOf: (path: string) => string | null;
  /** The embedded API, mounted before everything that only pages want; absent when a backend is named. */
  readonly api: RequestHandler | null;
  /** Whether the API answers and logins are found, for whoever watches over the server. */
  readonly isUp: () => Promise<boolean>;
  /** Whether a call of the API comes from our own pages, which prove it. */
  readonly isOwnCall: (request: Request) => boolean;
  /** What development puts before the built files. */
  readonly middleware?: readonly RequestHandler[];
  readonly policy?: Policy;
  readonly writeLog: WriteLine;
}

const MINUTE_MS = 60_000;

/** A forged X-Forwarded-For is expected, and ignored unless a trusted proxy wrote it; without this each one would write a warning. */
const validate = { xForwardedForHeader: false } as const;

/** The product as one Express application: limits, headers, static files, the API, Remix. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  // None unless they are named: a forged X-Forwarded-For must not choose its own rate limit.
  app.set('trust proxy', parts.trustedHops);
  app.use(requestLog(parts.writeLog, parts.patternOf));
  app.use(refuseOddRequests);
  if (parts.api !== null) {
    app.use(apiLimit(parts));
    app.use(parts.api);
  }
  app.use(...securityHeaders(parts.slideOrigins, parts.policy ?? 'production'));
  for (const middleware of parts.middleware ?? []) app.use(middleware);
  app.use(compression());
  app.use(...staticFiles(path.join(parts.buildFolder, 'client')));
  app.use(
    rateLimit({ windowMs: MINUTE_MS, limit: parts.limits.requests, message: 'Too many requests', validate }),
  );
  app.get(HEALTH_PATH, health(parts.isUp));
  // Browsers send reports without the cookies and headers of a page.
  app.post(CSP_REPORTS_PATH, ...cspReports(parts.writeLog));
  app.use(originCheck(parts.pageOrigins));
  app.use(bodyLimit(parts.wasLoggedIn));
  app.use(formLimits(parts.limits.logins));
  app.use(...changeLimit(parts.limits.changes, parts.userOf));
  app.use(onOwnOrigin(parts.pageOrigins), keptByNobody);
  app.all('*', pages(parts));
  app.use(sayItFailed(parts.writeLog));
  return app;
}

/**
 * Calls of the API that come straight from outside. Those of our own pages were counted when the page was asked for, and
 * tiles of slides come by the hundred.
 */
function apiLimit({ limits, isOwnCall }: AppParts): RequestHandler {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: limits.requests,
    validate,
    skip: (request) => !/^\/api\/(?!wsi\/)/.test(pathAsSent(request.originalUrl)) || isOwnCall(request),
    handler: (_request, response, _next, { statusCode }) => {
      // As the contract has it for whoever is told to wait.
      response.set({ 'X-Error-Code': 'TOO_MANY_REQUESTS', 'Cache-Control': 'no-store' });
      response.status(statusCode).json(TOO_MANY_CALLS);
    },
  });
}

/** In the envelope of the contract (specification 3.5). */
const TOO_MANY_CALLS = {
  isSuccess: false,
  data: null,
  message: null,
  error: 'Too many requests',
  details: null,
};

/** The forms that a visitor may send, and at which one can guess or have mails sent. */
const VISITORS_FORMS = ['/login', '/email-verification', '/change-password', '/register', '/enquiry'];

/**
 * A limit for each of them, by the path as Remix reads it. The actions answer in their form, so a try too many is marked
 * here and told there.
 */
function formLimits(limit: number): RequestHandler {
  const limits = new Map(
    VISITORS_FORMS.map((path) => [
      path,
      rateLimit({
        windowMs: MINUTE_MS,
        limit,
        validate,
        handler: (_request, response, next) => {
          response.locals['tooManyLogins'] = true;
          next();
        },
      }),
    ]),
  );
  return (request, response, next) => {
    // The action behind a form answers every method that may change something.
    const own = isUnsafe(request.method) ? limits.get(pathAsRead(request.originalUrl)) : undefined;
    if (own === undefined) next();
    else own(request, response, next);
  };
}

function staticFiles(client: string): RequestHandler[] {
  const hide: RequestHandler = (request, response, next) => {
    if (request.path.startsWith('/.')) response.status(404).type('text/plain').send('Not found');
    else next();
  };
  // The build has written each text in a compressed form beside itself.
  const forGood = expressStaticGzip(client, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y' },
  });
  // A page in place of a script that a new version no longer has would only fail later and less clearly.
  const assets: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith('/assets/')) next();
    else forGood(request, response, () => response.status(404).type('text/plain').send('Not found'));
  };
  // Looking for a file of every page's name costs each page a look at the disk.
  const names = new Set(existsSync(client) ? readdirSync(client) : []);
  const others = express.static(client, { maxAge: '1h' });
  const files: RequestHandler = (request, response, next) => {
    if (names.has(request.path.split('/', 2)[1] ?? '')) others(request, response, next);
    else next();
  };
  return [hide, assets, files];
}

/**
 * A build that is asked for with each request has its table of routes worked out anew with each, so only development, where
 * the next request may be answered by another build, asks again.
 */
function pages({ loadBuild, policy }: AppParts): RequestHandler {
  const handlerOf = (build: ServerBuild | (() => Promise<ServerBuild>)) =>
    createRequestHandler({
      build,
      mode: process.env['NODE_ENV'] ?? 'production',
      getLoadContext: (request, response) => ({
        clientAddress: request.ip ?? '',
        nonce: String(response.locals['nonce']),
        requestId: String(response.locals['requestId']),
        tooManyLogins: response.locals['tooManyLogins'] === true,
      }),
    });
  type Handler = ReturnType<typeof handlerOf>;
  /** By the first part of the path, and for every other path. */
  const handlersOf = (build: ServerBuild): readonly [ReadonlyMap<string, Handler>, Handler] => [
    new Map([...narrowedBuilds(build)].map(([part, narrowed]) => [part, handlerOf(narrowed)])),
    handlerOf(build),
  ];
  let handlers: Promise<ReturnType<typeof handlersOf>> | null = null;
  const handlersNow = () => {
    handlers ??=
      policy === 'development'
        ? Promise.resolve([new Map<string, Handler>(), handlerOf(loadBuild)] as const)
        : loadBuild().then(handlersOf);
    return handlers;
  };
  return (request, response, next) => {
    const [, part = ''] = pathAsRead(request.originalUrl).split('/');
    // Express 4 does not look at the promise; Remix hands its failures to `next`.
    handlersNow().then(([narrowed, whole]) => (narrowed.get(part) ?? whole)(request, response, next), next);
  };
}
