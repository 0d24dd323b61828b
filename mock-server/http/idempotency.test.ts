import { describe, expect, it } from 'vitest';
import { emptyWorld } from '../seeds/other-worlds.ts';
import { createWorld } from '../world.ts';
import { once } from './idempotency.ts';

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
});
