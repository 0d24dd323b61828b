import { type Act, actsOf } from './acts.ts';
import type { Contender } from './contender.ts';

/** Milliseconds. */
export interface Times {
  readonly record: number;
  readonly undo: number;
  readonly replay: number;
}

export interface Run {
  readonly times: Times;
  /** What was there after recording, after the replay and after the undos. */
  readonly shown: readonly string[];
}

export const EVENTS = 100_000;
export const UNDOS = 1000;
const WARM_UP = 30_000;

/** New ids for every run: a string that was looked up once is cheaper to look up again. */
export const freshActs = (): readonly Act[] => [...actsOf(EVENTS)];

/**
 * Collected first, so that nobody pays for what another left; then warmed up, since a collection also throws
 * away compiled code whose objects have gone.
 */
function measureTime<T>(warmUp: () => unknown, work: () => T): readonly [T, number] {
  global.gc?.();
  warmUp();
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

const digestOf = (shown: readonly string[]): string => shown.join('\n');

export function runOf<S, D>(contender: Contender<S, D>, acts: readonly Act[]): Run {
  const few = [...actsOf(WARM_UP)];
  const recordFew = (): S => contender.record(contender.start(), few);
  const storedFew = contender.stored(recordFew());

  const [recorded, record] = measureTime(recordFew, () => contender.record(contender.start(), acts));
  const atEnd = digestOf(contender.shown(recorded));
  const stored = contender.stored(recorded);
  const [replayed, replay] = measureTime(
    () => contender.replay(storedFew),
    () => contender.replay(stored),
  );
  const back = digestOf(contender.shown(replayed));

  const [undone, undo] = measureTime(
    () => contender.undo(recordFew(), few, WARM_UP / 2),
    () => contender.undo(recorded, acts, UNDOS),
  );
  return { times: { record, undo, replay }, shown: [atEnd, back, digestOf(contender.shown(undone))] };
}
