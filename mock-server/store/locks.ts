export type Lock = <T>(key: string, work: () => T | Promise<T>) => Promise<T>;

/** One queue for each key: what asks for the same record runs one after another, whatever it awaits in between. */
export function createLock(): Lock {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const tail = mine.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}
