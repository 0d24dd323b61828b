import type { RequestHandler } from 'express';

export const HEALTH_PATH = '/health';

/** Says 200 while pages are served, for the login page stands without the API too; `degraded` is for whoever is woken by it. */
export const health =
  (isEverythingUp: () => Promise<boolean>): RequestHandler =>
  (_request, response, next) => {
    isEverythingUp().then((isUp) => {
      response.setHeader('Cache-Control', 'no-store');
      response.json({ status: isUp ? 'ok' : 'degraded' });
    }, next);
  };

const LONGEST_WAIT_MS = 2000;

/** Any answer of its own will do, a refusal too. */
export const answersAt = (apiUrl: string): Promise<boolean> =>
  fetch(apiUrl, { method: 'HEAD', signal: AbortSignal.timeout(LONGEST_WAIT_MS), redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );
