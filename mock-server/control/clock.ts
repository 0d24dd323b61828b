/** The mock's time, which tests may move (control API). Milliseconds since 1970. */
export interface Clock {
  readonly now: () => number;
  readonly isFrozen: () => boolean;
  /** How far it is ahead of the clocks of its callers; behind where it is below zero. */
  readonly skewMs: () => number;
  set(nowMs: number): void;
  advance(ms: number): void;
  freeze(isFrozen: boolean): void;
  skew(ms: number): void;
  /** Back to the time that it was made with. */
  reset(): void;
}

const [FIRST_MS, END_MS] = [0, Date.UTC(3000, 0)];

/** Whether the mock can live at a time: what follows from it, such as the end of a login, has to be a date too. */
export const canBeNow = (ms: number): boolean => ms >= FIRST_MS && ms < END_MS;

export function createClock(base: () => number): Clock {
  let offset = 0;
  let skew = 0;
  let frozenAt: number | null = null;
  const now = (): number => frozenAt ?? base() + offset;
  const set = (nowMs: number): void => {
    offset = nowMs - base();
    if (frozenAt !== null) frozenAt = nowMs;
  };
  return {
    now,
    isFrozen: () => frozenAt !== null,
    skewMs: () => skew,
    set,
    advance: (ms) => set(now() + ms),
    freeze: (isFrozen) => {
      const at = now();
      frozenAt = isFrozen ? at : null;
      if (!isFrozen) set(at);
    },
    skew: (ms) => {
      set(now() + ms - skew);
      skew = ms;
    },
    reset: () => {
      offset = 0;
      skew = 0;
      frozenAt = null;
    },
  };
}
