import { createClient } from '@redis/client';
import { z } from 'zod';
import type { EncryptedSession, SessionRecords } from '#app/server/session-store.server.ts';

const Kept = z.object({ until: z.number(), encrypted: z.string() });

/** A page waits for its session; rather than for ever it fails, and says so. */
const ANSWER_WITHIN_MS = 3000;
const RECONNECT_AT_MOST_MS = 1000;

/** Other things may live in the same Redis. */
const keyOf = (name: string): string => `pathology-cases:session:${name}`;

function keptIn(text: string | null): EncryptedSession | undefined {
  if (text === null) return undefined;
  const read = Kept.safeParse(JSON.parse(text));
  return read.success ? read.data : undefined;
}

/** Sessions that several processes share. Redis drops what is over by itself. Throws where it does not answer. */
export async function openRedis(address: URL): Promise<SessionRecords> {
  let wasOpen = false;
  const redis = createClient({
    url: address.href,
    RESP: 2,
    socket: {
      connectTimeout: ANSWER_WITHIN_MS,
      // At the start a Redis that does not answer is told at once; afterwards its breaks are waited for.
      reconnectStrategy: (retries, cause) =>
        wasOpen ? Math.min(2 ** retries * 10, RECONNECT_AT_MOST_MS) : cause,
    },
  });
  // The command that was under way fails with the break, which is told where it was asked; each try to come back is an error.
  let isAway = false;
  const tell = (event: string, cause?: unknown): void =>
    console.error(
      JSON.stringify({ time: new Date().toISOString(), event, host: address.host, ...codeOf(cause) }),
    );
  redis.on('error', (cause: unknown) => {
    if (wasOpen && !isAway) tell('sessions.away', cause);
    isAway = true;
  });
  redis.on('ready', () => {
    if (wasOpen && isAway) tell('sessions.back');
    isAway = false;
  });
  redis.unref();
  await redis.connect().catch((error: unknown) => {
    // The address may hold a password, so only its host is named.
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`SESSION_STORE: Redis at ${address.host} does not answer: ${why}`);
  });
  wasOpen = true;
  const set = async (name: string, session: EncryptedSession, condition?: 'XX'): Promise<void> => {
    const value = Math.max(1, session.until - Date.now());
    const options = { expiration: { type: 'PX', value }, ...(condition && { condition }) } as const;
    await withinTime(redis.set(keyOf(name), JSON.stringify(session), options));
  };
  return {
    get: async (name) => keptIn(await withinTime(redis.get(keyOf(name)))),
    put: (name, session) => set(name, session),
    replace: (name, session) => set(name, session, 'XX'),
    remove: async (name) => void (await withinTime(redis.del(keyOf(name)))),
    sweep: () => undefined,
    isUp: () =>
      withinTime(redis.ping()).then(
        () => true,
        () => false,
      ),
  };
}

/** What kind of break it is, without an address, which may hold a password. */
function codeOf(cause: unknown): { readonly code?: string } {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? { code } : {};
}

async function withinTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis has not answered')), ANSWER_WITHIN_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
