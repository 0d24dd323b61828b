import type { History, HistoryEvent } from './track.ts';

/** The fact that one press of Undo appends; null when there is nothing to take back. */
export function undo({ undoable }: History): HistoryEvent | null {
  const gesture = undoable.at(-1);
  return gesture ? { type: 'gesture.undone', v: 1, target: gesture.id } : null;
}

export function redo({ redoable }: History): HistoryEvent | null {
  const gesture = redoable.at(-1);
  return gesture ? { type: 'gesture.redone', v: 1, target: gesture.id } : null;
}
