import { z } from 'zod';
import type { EncryptedSession, SessionRecords } from '#app/server/session-store.server.ts';
import { connectToRedis } from './redis-connection.ts';

const Kept = z.object({ until: z.number(), encrypted: z.string() });

/** Other things may live in the same Redis. */
const keyOf = (name: string): string => `pathology-cases:session:${name}`;

function keptIn(text: string | null): EncryptedSession | undefined {
  if (text === null) return undefined;
  const read = Kept.safeParse(JSON.parse(text));
  return read.success ? read.data : undefined;
}

/** Sessions that several processes share. Redis drops what is over by itself. Throws where it does not answer. */
export async function openRedis(address: URL): Promise<SessionRecords> {
  const redis = connectToRedis(address);
  await redis.send('PING').catch((error: unknown) => {
    // The address may hold a password, so only its host is named.
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`SESSION_STORE: Redis at ${address.host} does not answer: ${why}`);
  });
  const set = async (name: string, session: EncryptedSession, ...only: readonly string[]): Promise<void> => {
    const life = Math.max(1, session.until - Date.now());
    await redis.send('SET', keyOf(name), JSON.stringify(session), 'PX', String(life), ...only);
  };
  return {
    get: async (name) => keptIn(await redis.send('GET', keyOf(name))),
    put: (name, session) => set(name, session),
    replace: (name, session) => set(name, session, 'XX'),
    remove: async (name) => void (await redis.send('DEL', keyOf(name))),
    sweep: () => undefined,
  };
}
