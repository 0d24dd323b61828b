/** Bytes that somebody waits for. A lower rank is wanted sooner. */
export interface WantedRange {
  readonly offset: number;
  readonly length: number;
  readonly rank: number;
}

/** One request: from `offset`, with everything in it that is waited for. */
export interface PlannedRun<T extends WantedRange> {
  readonly offset: number;
  readonly length: number;
  readonly parts: readonly T[];
}

export interface PlanLimits {
  /** Bytes between two parts that may be read for nothing rather than asked for twice. */
  readonly gapBytes: number;
  /** The share of a run's length that may be gaps, from 0 to 1. */
  readonly wasteShare: number;
  /** A run is no longer than this, so that several load beside each other; a single part may be. */
  readonly runBytes: number;
}

interface GrowingRun<T extends WantedRange> {
  readonly offset: number;
  end: number;
  waste: number;
  readonly parts: T[];
}

function joins<T extends WantedRange>(run: GrowingRun<T>, part: T, limits: PlanLimits): boolean {
  const end = Math.max(run.end, part.offset + part.length);
  const gap = Math.max(0, part.offset - run.end);
  const length = end - run.offset;
  return gap <= limits.gapBytes && length <= limits.runBytes && run.waste + gap <= length * limits.wasteShare;
}

/**
 * Neighbours in the file as few requests, the most wanted first. Scanners write a level's tiles row by row, so
 * one row of a view is one request, where a tile server is asked once for each tile.
 */
export function planRuns<T extends WantedRange>(
  wanted: readonly T[],
  limits: PlanLimits,
): readonly PlannedRun<T>[] {
  const runs: GrowingRun<T>[] = [];
  for (const part of [...wanted].sort((a, b) => a.offset - b.offset)) {
    const last = runs.at(-1);
    if (last === undefined || !joins(last, part, limits)) {
      runs.push({ offset: part.offset, end: part.offset + part.length, waste: 0, parts: [part] });
      continue;
    }
    last.waste += Math.max(0, part.offset - last.end);
    last.end = Math.max(last.end, part.offset + part.length);
    last.parts.push(part);
  }
  const rankOf = (run: GrowingRun<T>): number => Math.min(...run.parts.map(({ rank }) => rank));
  return runs
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ offset, end, parts }) => ({ offset, length: end - offset, parts }));
}
