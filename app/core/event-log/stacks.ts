import type { Entry, GestureId, VersionedEvent } from './entry.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';

export interface Gesture<L extends string> {
  readonly id: GestureId;
  readonly track: Track<L>;
  /** `buried`: undone, and then something new was done, so no Redo reaches it any more. */
  readonly state: 'standing' | 'retracted' | 'buried';
}

/** What one entry did to the stacks. */
export type Outcome<L extends string> =
  /** No Undo reaches this entry: it stands for good. */
  | { readonly kind: 'free' }
  | { readonly kind: 'joined'; readonly gesture: Gesture<L>; readonly buried: readonly Gesture<L>[] }
  | { readonly kind: 'retracted'; readonly gesture: Gesture<L> }
  | { readonly kind: 'restored'; readonly gesture: Gesture<L> }
  /** A history fact that does not fit its track (storage is untrusted) changes nothing. */
  | { readonly kind: 'ignored' };

/** The undo and redo stacks of every track, kept up to date entry by entry. */
export interface Stacks<E extends VersionedEvent, L extends string> {
  readonly step: (entry: Entry<E | HistoryEvent>) => Outcome<L>;
  /** Live arrays, true until the next step: a copy would cost the whole history on each press of Undo. */
  readonly of: (track: Track<L>) => History;
}

interface Stack {
  readonly undoable: GestureId[];
  readonly redoable: GestureId[];
}
type OwnGesture<L extends string> = { -readonly [K in keyof Gesture<L>]: Gesture<L>[K] };

const keyOf = (track: Track<string>): string =>
  `${track.pane}\n${track.lane}\n${track.image}\n${track.writer ?? ''}`;
const trackOf = <L extends string>(entry: Entry<VersionedEvent>, lane: L): Track<L> => {
  const { pane, image, writer } = entry;
  return writer === undefined ? { pane, image, lane } : { pane, image, lane, writer };
};
const FREE = { kind: 'free' } as const;
const IGNORED = { kind: 'ignored' } as const;

/**
 * The rules of Undo. A gesture belongs to the track of its first entry, and a gesture that
 * begins anew empties that track's Redo. An entry that names a gesture which is no longer the latest of its
 * track, or is another track's, is nobody's to undo: taking it back would take back more than one step.
 */
export function createStacks<E extends VersionedEvent, L extends string>(laneOf: LaneOf<E, L>): Stacks<E, L> {
  const stacks = new Map<string, Stack>();
  const gestures = new Map<GestureId, OwnGesture<L>>();

  const stackOf = (track: Track<L>): Stack => {
    const key = keyOf(track);
    const known = stacks.get(key) ?? { undoable: [], redoable: [] };
    stacks.set(key, known);
    return known;
  };

  const bury = (stack: Stack): readonly Gesture<L>[] => {
    const buried = stack.redoable.splice(0).flatMap((id) => gestures.get(id) ?? []);
    for (const gesture of buried) gesture.state = 'buried';
    return buried;
  };

  const record = (entry: Entry<E>): Outcome<L> => {
    const lane = laneOf(entry.event);
    if (lane === null) return FREE;
    const track = trackOf(entry, lane);
    const stack = stackOf(track);
    const known = gestures.get(entry.gesture);
    if (known) {
      const latest = stack.undoable.at(-1) === known.id && keyOf(known.track) === keyOf(track);
      return latest ? { kind: 'joined', gesture: known, buried: bury(stack) } : FREE;
    }
    const gesture: OwnGesture<L> = { id: entry.gesture, track, state: 'standing' };
    gestures.set(gesture.id, gesture);
    stack.undoable.push(gesture.id);
    return { kind: 'joined', gesture, buried: bury(stack) };
  };

  const turn = (entry: Entry<E | HistoryEvent>, event: HistoryEvent): Outcome<L> => {
    const gesture = gestures.get(event.target);
    if (!gesture || keyOf(gesture.track) !== keyOf(trackOf(entry, gesture.track.lane))) return IGNORED;
    const { undoable, redoable } = stackOf(gesture.track);
    const undone = event.type === 'gesture.undone';
    const [from, to] = undone ? [undoable, redoable] : [redoable, undoable];
    if (from.at(-1) !== gesture.id) return IGNORED;
    from.pop();
    to.push(gesture.id);
    gesture.state = undone ? 'retracted' : 'standing';
    return { kind: undone ? 'retracted' : 'restored', gesture };
  };

  return {
    step: (entry) => (isOrdinary(entry) ? record(entry) : turn(entry, entry.event as HistoryEvent)),
    of: (track) => stacks.get(keyOf(track)) ?? { undoable: [], redoable: [] },
  };
}
