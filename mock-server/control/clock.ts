/** The mock's time, which tests may move (control API). Milliseconds since 1970. */
export interface Clock {
  readonly now: () => number;
  set(nowMs: number): void;
  advance(ms: number): void;
  freeze(isFrozen: boolean): void;
  /** Back to the time that it was made with. */
  reset(): void;
}

export function createClock(base: () => number): Clock {
  let offset = 0;
  let frozenAt: number | null = null;
  const now = (): number => frozenAt ?? base() + offset;
  const set = (nowMs: number): void => {
    offset = nowMs - base();
    if (frozenAt !== null) frozenAt = nowMs;
  };
  return {
    now,
    set,
    advance: (ms) => set(now() + ms),
    freeze: (isFrozen) => {
      const at = now();
      frozenAt = isFrozen ? at : null;
      if (!isFrozen) set(at);
    },
    reset: () => {
      offset = 0;
      frozenAt = null;
    },
  };
}
