import { createSessionStore, type SessionStore } from '#app/server/session-store.server.ts';
import { openFolder } from './folder-records.ts';
import { openRedis } from './redis-records.ts';

/**
 * The store that the setting SESSION_STORE names: a folder, an address of Redis for several processes on several machines,
 * or nothing for the memory of this process. Throws on a Redis that does not answer: nobody could log in.
 */
export async function openSessionStore(place: string, api?: string): Promise<SessionStore> {
  if (place === '') return createSessionStore(Date.now, undefined, api);
  if (/^rediss?:\/\//.test(place)) return createSessionStore(Date.now, await openRedis(new URL(place)), api);
  if (place.includes('://'))
    throw new Error('SESSION_STORE names a folder, or an address redis://host:port.');
  return createSessionStore(Date.now, openFolder(place), api);
}
