import { describe, expect, it } from 'vitest';
import { createWriterNames } from './windows-writers.ts';

const place = { userId: 'u', caseId: 'c', imageId: 'i' };

/** Locks that are handed on to whoever waits, as the browser's are. */
function createLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const before = queues.get(name) ?? Promise.resolve();
    const given = new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      void before.then(() => resolve());
    });
    const done = given.then(work);
    queues.set(
      name,
      done.catch(() => before),
    );
    return done;
  };
  return { request } as unknown as LockManager;
}

describe('the name that a window writes under', () => {
  it('is the user’s for the first one and one of its own for the next, by image', async () => {
    const locks = createLocks();
    const [one, two] = [createWriterNames(locks, 'w1'), createWriterNames(locks, 'w2')];
    expect(await one.nameFor(place)).toBe('u');
    expect(await two.nameFor(place)).toBe('u~w2');
    expect(await two.nameFor({ ...place, imageId: 'j' })).toBe('u');
    expect(await one.nameFor(place)).toBe('u');
  });

  it('stays, also when the first window goes; the next one to come is the user again', async () => {
    const locks = createLocks();
    const [one, two] = [createWriterNames(locks, 'w1'), createWriterNames(locks, 'w2')];
    await one.nameFor(place);
    await two.nameFor(place);
    one.release();
    expect(await two.nameFor(place)).toBe('u~w2');
    expect(await createWriterNames(locks, 'w3').nameFor(place)).toBe('u');
  });

  it('is the user’s after a reload whose old page lets go a moment late', async () => {
    const locks = createLocks();
    const [before, after] = [createWriterNames(locks, 'w1'), createWriterNames(locks, 'w2')];
    await before.nameFor(place);
    const name = after.nameFor(place);
    before.release();
    expect(await name).toBe('u');
  });

  it('is one of its own where there are no locks', async () => {
    expect(await createWriterNames(undefined, 'w1').nameFor(place)).toBe('u~w1');
  });
});
