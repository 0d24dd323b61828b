/** Nothing came in the time that one answer may take. */
export class TooSlow extends Error {}

/** Work that is not done in its time is ended by its signal, since a connection that stays open keeps the program from ending. */
export async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = new TooSlow(`none came within ${secondsOf(limitMs)}`);
      reject(late);
      ending.abort(late);
    }, limitMs);
  });
  try {
    return await Promise.race([work(ending.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}

export const secondsOf = (limitMs: number): string => `${Math.ceil(limitMs / 1000)} s`;
