const WINDOW_MS = 60_000;

/** Counts failed logins of the last minute for each key. Callers run one login of a key at a time. */
export interface LoginLimit {
  /** Seconds to wait before the next try, or null when there is no need to. */
  wait(key: string, nowMs: number): number | null;
  fail(key: string, nowMs: number): void;
  succeed(key: string): void;
}

export function createLoginLimit(
  failuresPerMinute: number,
  failures = new Map<string, readonly number[]>(),
): LoginLimit {
  let sweptAt = 0;
  // Whoever guesses writes down another key each time, and nobody comes back for it.
  const sweep = (nowMs: number): void => {
    if (Math.abs(nowMs - sweptAt) < WINDOW_MS) return;
    sweptAt = nowMs;
    for (const key of failures.keys()) if (recent(key, nowMs).length === 0) failures.delete(key);
  };
  // What is dated further ahead failed before the clock was turned back; calls at once may hold times in any order.
  const recent = (key: string, nowMs: number): readonly number[] =>
    (failures.get(key) ?? []).filter((at) => Math.abs(nowMs - at) < WINDOW_MS);
  return {
    wait: (key, nowMs) => {
      const kept = recent(key, nowMs);
      const oldest = kept[kept.length - failuresPerMinute];
      return oldest === undefined ? null : Math.ceil((oldest + WINDOW_MS - nowMs) / 1000);
    },
    fail: (key, nowMs) => {
      sweep(nowMs);
      // No more than decide: a key that is tried for ever stays as short as one that was tried often.
      failures.set(key, [...recent(key, nowMs), nowMs].slice(-failuresPerMinute));
    },
    succeed: (key) => void failures.delete(key),
  };
}
