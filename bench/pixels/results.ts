import { medianOf } from '../table.ts';
import { CONTENDERS, type Contender, readsTiff } from './contenders.ts';
import type { Needed } from './needed.ts';
import type { PathRun, TourRun } from './run.ts';

/** Medians of the runs; milliseconds unless the name says otherwise. NaN where nothing was measured. */
export interface Figures {
  readonly firstSinceOpen: number;
  readonly firstSinceNavigation: number;
  readonly tour: number;
  readonly task: number;
  readonly requests: number;
  readonly requestsPerTile: number;
  /** The bytes that were loaded as a multiple of those that the tour needs. */
  readonly byteShare: number;
  readonly cancelled: number;
  readonly frameP95: number;
  readonly pathTask: number;
  /** Share of the path's frames. */
  readonly unsharp: number;
  /** After the path; of a floor, the last view with nothing of it there. */
  readonly sharpAfter: number;
}

export interface Runs {
  readonly tours: TourRun[];
  readonly paths: PathRun[];
  readonly lastViews: number[];
}

export type Measured = ReadonlyMap<Contender, Figures>;

export const emptyRuns = (): ReadonlyMap<Contender, Runs> =>
  new Map(CONTENDERS.map((contender) => [contender, { tours: [], paths: [], lastViews: [] }]));

/** The frame that only one in twenty is longer than; frames come in steps, whose last digits mean nothing. */
function p95Of(frames: readonly number[]): number {
  const sorted = frames.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN);
}

export function figuresOf(
  runs: ReadonlyMap<Contender, Runs>,
  needed: Readonly<Record<'dzi' | 'tiff', Needed>>,
): Measured {
  const entries = [...runs].map(([contender, { tours, paths, lastViews }]): [Contender, Figures] => {
    const { tiles, bytes } = needed[readsTiff(contender) ? 'tiff' : 'dzi'];
    const ofTours = (figure: (run: TourRun) => number): number => medianOf(tours.map(figure));
    const ofPaths = (figure: (run: PathRun) => number): number => medianOf(paths.map(figure));
    const figures: Figures = {
      firstSinceOpen: ofTours(({ first }) => first.sinceOpen),
      firstSinceNavigation: ofTours(({ first }) => first.sinceNavigation),
      tour: ofTours(({ tour }) => tour),
      task: ofTours(({ task }) => task),
      requests: ofTours(({ traffic }) => traffic.requests),
      requestsPerTile: ofTours(({ traffic }) => traffic.requests / tiles),
      byteShare: ofTours(({ traffic }) => traffic.bytes / bytes),
      cancelled: ofTours(({ traffic }) => traffic.cancelled),
      frameP95: ofPaths(({ frames }) => p95Of(frames)),
      pathTask: ofPaths(({ task }) => task),
      unsharp: ofPaths(({ frames, unsharp }) => unsharp / frames.length),
      sharpAfter: lastViews.length > 0 ? medianOf(lastViews) : ofPaths(({ sharpAfter }) => sharpAfter),
    };
    return [contender, figures];
  });
  return new Map(entries);
}
