import { type Act, actsOf } from './acts.ts';
import type { Contender } from './contender.ts';

/** Milliseconds. */
export interface Times {
  readonly record: number;
  readonly undo: number;
  readonly replay: number;
}

export const EVENTS = 100_000;
export const UNDOS = 1000;

/** Collected first, so that nobody pays for what another left. */
function timed<T>(work: () => T): readonly [T, number] {
  global.gc?.();
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

const digestOf = (shown: readonly string[]): string => shown.join('\n');

export interface Run {
  readonly times: Times;
  /** What was there after recording, after the undos and after the replay. */
  readonly shown: readonly string[];
}

export function runOf<S, D>(contender: Contender<S, D>, acts: readonly Act[]): Run {
  const [recorded, record] = timed(() => contender.record(contender.start(), acts));
  const atEnd = digestOf(contender.shown(recorded));
  const stored = contender.stored(recorded);
  const [replayed, replay] = timed(() => contender.replay(stored));
  const back = digestOf(contender.shown(replayed));
  const [undone, undo] = timed(() => contender.undo(recorded, acts, UNDOS));
  return { times: { record, undo, replay }, shown: [atEnd, digestOf(contender.shown(undone)), back] };
}

/** New ids for every run: a string that was looked up once is cheaper to look up again. */
export const freshActs = (): readonly Act[] => [...actsOf(EVENTS)];
