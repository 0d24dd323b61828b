import type { Entry, VersionedEvent } from './entry.ts';
import { createStacks, type Outcome } from './stacks.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';

export function historyOf<E extends VersionedEvent, L extends string>(
  entries: readonly Entry<E | HistoryEvent>[],
  laneOf: LaneOf<E, L>,
  track: Track<L>,
): History {
  const stacks = createStacks(laneOf);
  for (const entry of entries) stacks.step(entry);
  return stacks.of(track);
}

/** The fact that one press of Undo appends; null when there is nothing to take back. */
export function undo(history: History): HistoryEvent | null {
  const target = history.undoable.at(-1);
  return target === undefined ? null : { type: 'gesture.undone', v: 1, target };
}

export function redo(history: History): HistoryEvent | null {
  const target = history.redoable.at(-1);
  return target === undefined ? null : { type: 'gesture.redone', v: 1, target };
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
  const stacks = createStacks(laneOf);
  const outcomes = entries.map((entry) => ({ ...stacks.step(entry) }));
  const takenBack = new Set<number>();
  for (const outcome of outcomes) {
    if (outcome.kind === 'retracted') takenBack.add(outcome.gesture);
    if (outcome.kind === 'restored') takenBack.delete(outcome.gesture);
  }
  const stands = (outcome: Outcome<L> | undefined): boolean =>
    outcome?.kind === 'free' || (outcome?.kind === 'joined' && !takenBack.has(outcome.gesture));
  return entries
    .filter((_, index) => stands(outcomes[index]))
    .filter((entry): entry is Entry<E> => isOrdinary<E>(entry));
}
