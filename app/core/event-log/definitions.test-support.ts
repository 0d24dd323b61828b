import type { Entry, VersionedEvent } from './entry.ts';
import { evolve, type Projection } from './projection.ts';
import { Stacks } from './stacks.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';

// What is read of a log by definition, from all of its entries at once; tests compare the folds with it.

export function historyOf<E extends VersionedEvent, L extends string>(
  entries: readonly Entry<E | HistoryEvent>[],
  laneOf: LaneOf<E, L>,
  track: Track<L>,
): History {
  const stacks = new Stacks(laneOf);
  for (const entry of entries) stacks.step(entry);
  return stacks.of(track);
}

/**
 * Entries that still count: history facts consumed, retracted gestures left out. What everything shows is a
 * fold of these, so it depends on which gestures stand and on the order in which they were first made, and
 * not on the order in which two panes pressed Undo.
 */
export function standing<E extends VersionedEvent, L extends string>(
  entries: readonly Entry<E | HistoryEvent>[],
  laneOf: LaneOf<E, L>,
): readonly Entry<E>[] {
  const stacks = new Stacks(laneOf);
  const gestures = entries.map((entry) => stacks.step(entry));
  return entries
    .filter((_, index) => (gestures[index]?.state ?? 'standing') === 'standing')
    .filter((entry): entry is Entry<E> => isOrdinary<E>(entry));
}

export function project<S, E extends VersionedEvent>(
  projection: Projection<S, E>,
  entries: readonly Entry<E>[],
): S {
  return entries.reduce((state, entry) => evolve(projection, state, entry), projection.initial);
}
