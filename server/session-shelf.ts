import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import {
  createSessionStore,
  type SealedSession,
  type SessionStore,
} from '#app/server/session-store.server.ts';

/** Sessions in a folder: a restart of the product leaves people logged in, and several processes share one folder. */
function openSessionShelf(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = open<SealedSession, string>({ path: path.join(folder, 'sessions.lmdb'), encoding: 'json' });
  return {
    get: (name: string) => file.get(name),
    put: (name: string, session: SealedSession) => file.putSync(name, session),
    remove: (name: string) => void file.removeSync(name),
    entries: () => file.getRange().map(({ key, value }) => [key, value] as const),
  };
}

/**
 * The store that the setting SESSION_STORE names: a folder, or nothing for the memory of this process. Throws on an address
 * of Redis, whose client is not among our packages.
 */
export function openSessionStore(place: string): SessionStore {
  if (/^rediss?:\/\//.test(place))
    throw new Error('SESSION_STORE names a folder: this product has no client for Redis yet.');
  return place === '' ? createSessionStore(Date.now) : createSessionStore(Date.now, openSessionShelf(place));
}
