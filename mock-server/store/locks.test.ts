import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLock } from './locks.ts';

describe('a lock by key', () => {
  it('never runs two pieces of work of one key at once, in any schedule', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b'), { maxLength: 12 }),
        async (s, keys) => {
          const lock = createLock();
          const inside = new Map<string, number>();
          let most = 0;
          const runs = keys.map((key) =>
            lock(key, async () => {
              inside.set(key, (inside.get(key) ?? 0) + 1);
              most = Math.max(most, inside.get(key) ?? 0);
              await s.schedule(Promise.resolve());
              inside.set(key, (inside.get(key) ?? 0) - 1);
            }),
          );
          await s.waitFor(Promise.all(runs));
          expect(most).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('keeps the order of asking', async () => {
    const lock = createLock();
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((n) => lock('a', () => order.push(n))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('goes on after work that failed, and hands the failure to its asker only', async () => {
    const lock = createLock();
    const failing = lock('a', () => Promise.reject(new Error('broken')));
    const next = lock('a', () => 'done');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
