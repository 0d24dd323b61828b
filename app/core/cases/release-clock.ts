import type { Priority } from '#contracts/generated/wire.ts';

const HOUR_MS = 3_600_000;

/** A case that its holder never opened goes back by itself after this time (domain rule of the pool). */
const HOLDER_HAS_MS: Readonly<Record<Priority, number>> = {
  Routine: 24 * HOUR_MS,
  Expedited: 24 * HOUR_MS,
  STAT: 2 * HOUR_MS,
};

/** Shares of that time, in percent, at which the holder is warned. */
const WARNED_AT_PERCENT = [50, 90] as const;

export type ReleaseStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'warn'; readonly percent: number; readonly releasedAtMs: number }
  | { readonly kind: 'release'; readonly releasedAtMs: number };

/** What is due for an unopened case. Times in milliseconds since 1970; `warnedPercent` is the last warning, or 0. */
export function releaseStep(
  priority: Priority,
  pickedUpAtMs: number,
  warnedPercent: number,
  nowMs: number,
): ReleaseStep {
  const limitMs = HOLDER_HAS_MS[priority];
  const passedMs = nowMs - pickedUpAtMs;
  const releasedAtMs = pickedUpAtMs + limitMs;
  if (passedMs >= limitMs) return { kind: 'release', releasedAtMs };
  const reached = WARNED_AT_PERCENT.filter((percent) => passedMs * 100 >= limitMs * percent).at(-1) ?? 0;
  if (reached <= warnedPercent) return { kind: 'wait' };
  return { kind: 'warn', percent: reached, releasedAtMs };
}
