import type { Act } from './acts.ts';

/** Something that records, undoes and replays; `S` is all it holds, `D` what it reads back of storage. */
export interface Contender<S, D> {
  readonly name: string;
  readonly start: () => S;
  /** One act at a time, and the changed ruler is read after each. */
  readonly record: (state: S, acts: Iterable<Act>) => S;
  /** Takes back the latest of `acts`, one at a time, latest first. */
  readonly undo: (state: S, acts: readonly Act[], count: number) => S;
  /** Not measured: storage and back, so that nothing of the recording is shared. */
  readonly stored: (state: S) => D;
  readonly replay: (stored: D) => S;
  /** Ruler ids with names, sorted: what everyone must agree on. */
  readonly shown: (state: S) => readonly string[];
}
