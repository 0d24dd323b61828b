import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storageKeyText } from '../storage/marks/storage-key.ts';
import { openNameClaims } from './claims.ts';
import { createWriterNames, type WriterNames } from './writers.ts';

const place = { userId: 'u', caseId: 'c', imageId: 'i' };
const lockOf = (one: typeof place): string => `marks-writer:${storageKeyText(one)}`;

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

const namesOf = (locks: LockManager | undefined, windowId: string): WriterNames => {
  const names = createWriterNames(locks, windowId, openNameClaims);
  onTestFinished(names.release);
  return names;
};

describe('the name that a window writes under', () => {
  it('is the user’s for the first one and one of its own for the next, by image', async () => {
    const locks = createLocks();
    const [one, two] = [namesOf(locks, 'w1'), namesOf(locks, 'w2')];
    expect(await one.nameFor(place)).toBe('u');
    expect(await two.nameFor(place)).toBe('u~w2');
    expect(await two.nameFor({ ...place, imageId: 'j' })).toBe('u');
    expect(await one.nameFor(place)).toBe('u');
  });

  it('is found at once by two windows that ask at the same time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const locks = createLocks();
    const [one, two] = [namesOf(locks, 'w1'), namesOf(locks, 'w2')];
    // Nobody holds the name yet when both ask for it, and no time passes for a patience to end.
    expect(await Promise.all([one.nameFor(place), two.nameFor(place)])).toEqual(['u', 'u~w2']);
  });

  it('stays, also when the first window goes; the next one to come is the user again', async () => {
    const locks = createLocks();
    const [one, two] = [namesOf(locks, 'w1'), namesOf(locks, 'w2')];
    await one.nameFor(place);
    await two.nameFor(place);
    one.release();
    expect(await two.nameFor(place)).toBe('u~w2');
    expect(await namesOf(locks, 'w3').nameFor(place)).toBe('u');
  });

  it('is the user’s after a reload, however late the old page lets go', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const locks = createLocks();
    // A page that is going holds its lock and answers nothing.
    let letGo = (): void => undefined;
    void locks.request(lockOf(place), {}, () => new Promise<void>((resolve) => (letGo = resolve)));
    const named: string[] = [];
    const naming = namesOf(locks, 'w2')
      .nameFor(place)
      .then((name) => named.push(name));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(named).toEqual([]);
    letGo();
    await naming;
    expect(named).toEqual(['u']);
  });

  it('is one of its own when nobody lets go and nobody answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const locks = createLocks();
    void locks.request(lockOf(place), {}, () => new Promise(() => undefined));
    const name = namesOf(locks, 'w2').nameFor(place);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await name).toBe('u~w2');
  });

  it('is given though the browser never says that it has stopped asking, and stays when the lock comes late', async () => {
    const answers: (() => Promise<void>)[] = [];
    const locks = {
      request: (_: string, __: LockOptions, work: () => Promise<void>) => {
        answers.push(work);
        return new Promise(() => undefined);
      },
    } as unknown as LockManager;
    const claims = { claimed: () => Promise.resolve(), claim: vi.fn(), close: () => undefined };
    const names = createWriterNames(locks, 'w2', () => claims);
    expect(await names.nameFor(place)).toBe('u~w2');
    // The lock is let go of at once, for whoever asks next.
    await answers[0]?.();
    expect(claims.claim).not.toHaveBeenCalled();
    expect(await names.nameFor(place)).toBe('u~w2');
  });

  it('takes no notice of words that it does not know', async () => {
    const locks = createLocks();
    const stranger = new BroadcastChannel('viewer-writers');
    onTestFinished(() => stranger.close());
    const name = namesOf(locks, 'w1').nameFor(place);
    for (const word of [null, 'mine', { kind: 'mine' }, { kind: 'theirs', name: lockOf(place) }])
      stranger.postMessage(word);
    expect(await name).toBe('u');
  });

  it('is one of its own where there are no locks', async () => {
    expect(await namesOf(undefined, 'w1').nameFor(place)).toBe('u~w1');
  });
});
