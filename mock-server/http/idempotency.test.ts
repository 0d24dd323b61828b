import { describe, expect, it } from 'vitest';
import { sweepReplies } from '../jobs/replies.ts';
import { emptyWorld } from '../seeds/other-worlds.ts';
import { createWorld } from '../world.ts';
import { once, REPLY_KEPT_MS } from './idempotency.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const REQUEST = { scope: 'usr_a', key: '"k"', method: 'POST', path: '/billings/export', body: null };

describe('a key', () => {
  it('belongs to one query: the same path with another one is another request', async () => {
    const world = createWorld(emptyWorld, NOW);
    const ask = (query: string) =>
      once(world, { ...REQUEST, query }, NOW, () =>
        Promise.resolve({ status: 200, headers: {}, body: query }),
      );
    expect((await ask('?status=Ready')).body).toBe('?status=Ready');
    expect((await ask('?status=Ready')).headers).toEqual({ 'Idempotent-Replayed': 'true' });
    await expect(ask('?status=Paid')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await expect(ask('')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('F15 is forgotten after a day, by the clock alone', async () => {
    const world = createWorld(emptyWorld, NOW);
    const answer = { status: 200, headers: {}, body: '' };
    await once(world, { ...REQUEST, query: '' }, NOW, () => Promise.resolve(answer));
    sweepReplies.run(world, NOW + REPLY_KEPT_MS - 1);
    expect(world.replies.list()).toHaveLength(1);
    sweepReplies.run(world, NOW + 2 * REPLY_KEPT_MS);
    expect(world.replies.list()).toEqual([]);
  });
});
