import type { Draft, GestureId, ImageId, PaneId, VersionedEvent } from './entry.ts';

/** Undo and Redo are facts, appended like any other; the log never loses a line. */
export type HistoryEvent =
  | { readonly type: 'gesture.undone'; readonly v: 1; readonly target: GestureId }
  | { readonly type: 'gesture.redone'; readonly v: 1; readonly target: GestureId };

/**
 * What one Undo walks along: one pane, one image, one lane, one writer. A stack shared by two panes lost an undo, since
 * the gesture on top was the other pane's.
 */
export interface Track<L extends string> {
  readonly pane: PaneId;
  readonly image: ImageId;
  readonly lane: L;
  readonly writer?: string;
}

/** Both oldest first; the last one is next. */
export interface History {
  readonly undoable: readonly { readonly id: GestureId }[];
  readonly redoable: readonly { readonly id: GestureId }[];
}

/** The lane that an event belongs to; null for what is never undone. */
export type LaneOf<E, L extends string> = (event: E) => L | null;

export function isOrdinary<E extends VersionedEvent>(entry: Draft<E | HistoryEvent>): entry is Draft<E> {
  return entry.event.type !== 'gesture.undone' && entry.event.type !== 'gesture.redone';
}
