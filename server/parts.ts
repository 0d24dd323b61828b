import path from 'node:path';
import { pathPatternOf } from '#app/server/path-pattern.server.ts';
import { operationPatternOf } from '#mock-server/http/router.ts';
import type { AppParts } from './app.ts';
import { type Config, pageOrigins, slideOrigins } from './config.ts';
import { answersAt } from './door/health.ts';
import { dataFolderOf, proveOwnCalls, startEmbeddedApi } from './embedded-api.ts';
import { readSecret } from './secret.ts';
import { openSessionStore } from './sessions/open-session-store.ts';

export const root = path.resolve(import.meta.dirname, '..');

/** Where logins are kept; empty for nowhere. */
function sessionPlaceOf(config: Config): string {
  const keepsNothing = config.API_URL === undefined && dataFolderOf(config, root) === null;
  const place = config.SESSION_STORE ?? (keepsNothing ? '' : '.data/sessions');
  return place === '' || place.includes('://') ? place : path.resolve(root, place);
}

interface Composition {
  /** What production and development share; how pages are loaded and what is logged is theirs. */
  readonly parts: Omit<AppParts, 'loadBuild' | 'writeLog'>;
  readonly address: string;
  /** The accounts of the mock, or the backend that is used in its place. */
  readonly announcement: string;
}

/** Settles what the pages' server code reads from the environment, and starts the mock unless API_URL is set. */
export async function compose(config: Config, port: number): Promise<Composition> {
  const address = `http://localhost:${port}`;
  process.env['APP_SECRET'] = config.SESSION_SECRET ?? readSecret(path.join(root, '.cache'));
  process.env['APP_API_URL'] = config.API_URL ?? `http://127.0.0.1:${port}/api`;
  const sessions = await openSessionStore(
    sessionPlaceOf(config),
    // The embedded one keeps its people whatever port it is served at.
    config.API_URL === undefined ? 'embedded' : new URL(config.API_URL).href,
  );
  globalThis.sessionStore = sessions;
  // The session module takes the store that is there when it is loaded.
  const { hasSessionCookie, sessionOf } = await import('#app/server/session.server.ts');
  const isOwnCall = config.API_URL === undefined ? proveOwnCalls() : () => false;
  const embedded = config.API_URL === undefined ? await startEmbeddedApi(config, root, address) : null;
  return {
    address,
    announcement: embedded?.announcement ?? `API: ${config.API_URL}`,
    parts: {
      buildFolder: path.join(root, 'build'),
      pageOrigins: pageOrigins(config, port),
      slideOrigins: slideOrigins(config, port),
      limits: { requests: config.REQUEST_LIMIT, logins: config.LOGIN_LIMIT, changes: config.CHANGE_LIMIT },
      trustedHops: config.TRUSTED_HOPS,
      userOf: async (cookie) =>
        (await sessionOf(new Request(address, { headers: { cookie } }), false))?.userId ?? null,
      wasLoggedIn: (cookie) => hasSessionCookie(new Request(address, { headers: { cookie } })),
      api: embedded?.handler ?? null,
      isOwnCall,
      isUp: async () =>
        (await sessions.isUp()) && (config.API_URL === undefined || (await answersAt(config.API_URL))),
      patternOf: (path) => pathPatternOf(path) ?? operationPatternOf(path),
    },
  };
}
