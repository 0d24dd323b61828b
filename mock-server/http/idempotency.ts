import { createHash } from 'node:crypto';
import type { World } from '../world.ts';
import { refuse } from './refusal.ts';

export const REPLY_KEPT_MS = 24 * 60 * 60_000;

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface KeyedRequest {
  /** Within which a key names one request: a user, or an address where no token is sent. */
  readonly scope: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly query: string;
  readonly body: unknown;
}

/**
 * Runs work once for each key of a scope. The stored answer is given again for a day, marked as a replay; the same
 * key with another request is refused, and so is one whose first request has not been answered yet.
 * Only successes are kept: a refusal changed nothing, so asking again is judged afresh.
 */
export async function once(
  world: World,
  request: KeyedRequest,
  now: number,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const id = JSON.stringify([request.scope, request.key]);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, request.query, request.body ?? null]))
    .update(request.body instanceof ArrayBuffer ? new Uint8Array(request.body) : '')
    .digest('hex');
  const kept = world.replies.find(id);
  if (kept !== null && now - Date.parse(kept.storedAt) < REPLY_KEPT_MS) {
    if (kept.fingerprint !== fingerprint) throw refuse('IDEMPOTENCY_KEY_REUSED');
    return { ...kept, headers: { ...kept.headers, 'Idempotent-Replayed': 'true' } };
  }
  if (world.runningKeys.has(id)) throw refuse('IDEMPOTENCY_IN_PROGRESS');
  world.runningKeys.add(id);
  try {
    const answer = await work();
    world.replies.remove(id);
    world.replies.insert({ id, fingerprint, storedAt: new Date(now).toISOString(), ...answer });
    return answer;
  } finally {
    world.runningKeys.delete(id);
  }
}
