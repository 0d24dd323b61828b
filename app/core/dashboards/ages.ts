const HOUR_MS = 3_600_000;

/** Half open: longer than `fromHours`, no longer than `untilHours`; the last band has no end. */
export const AGE_BANDS = [
  { fromHours: 0, untilHours: 24 },
  { fromHours: 24, untilHours: 48 },
  { fromHours: 48, untilHours: 120 },
  { fromHours: 120, untilHours: null },
] as const;

export type AgeBand = (typeof AGE_BANDS)[number];

/** Between which moments something began whose age is in the band now; null where that side is open. */
export const begunIn = ({ fromHours, untilHours }: AgeBand, now: number) => ({
  fromMs: untilHours === null ? null : now - untilHours * HOUR_MS,
  beforeMs: fromHours === 0 ? null : now - fromHours * HOUR_MS,
});

/** How many of those that began at these moments are in each band now. */
export const agesOf = (begun: readonly number[], now: number) =>
  AGE_BANDS.map((band) => {
    const { fromMs, beforeMs } = begunIn(band, now);
    const isIn = (at: number): boolean => at >= (fromMs ?? -Infinity) && at < (beforeMs ?? Infinity);
    return { ...band, count: begun.filter(isIn).length };
  });
