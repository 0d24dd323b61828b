import type { Entry, GestureId, VersionedEvent } from './entry.ts';
import { IntRows } from './int-rows.ts';
import { createStringIndex } from './string-index.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';
import { createTracks, type Stack } from './tracks.ts';

export interface Gesture<L extends string> {
  /** Dense, from 1: for whoever keeps something beside each gesture. */
  readonly number: number;
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

const FREE = { kind: 'free' } as const;
const IGNORED = { kind: 'ignored' } as const;
const NONE: readonly never[] = [];

/** Of a gesture; rows of numbers, since there are as many of them as a reader ever made moves. */
const STACK_AND_STATE = 0;
const STATES = ['standing', 'retracted', 'buried'] as const;
const [STANDING, RETRACTED, BURIED] = [0, 1, 2];

/** Read off the rows when it is asked, so it stays true after later steps. */
class GestureView<L extends string> implements Gesture<L> {
  readonly number: number;
  readonly id: GestureId;
  readonly track: Track<L>;
  readonly #rows: IntRows;

  constructor(rows: IntRows, number: number, id: GestureId, track: Track<L>) {
    this.#rows = rows;
    this.number = number;
    this.id = id;
    this.track = track;
  }

  get state(): Gesture<L>['state'] {
    return STATES[this.#rows.get(this.number, STACK_AND_STATE) % STATES.length] ?? 'standing';
  }
}

/**
 * The rules of Undo. A gesture belongs to the track of its first entry, and a gesture that
 * begins anew empties that track's Redo. An entry that names a gesture which is no longer the latest of its
 * track, or is another track's, is nobody's to undo: taking it back would take back more than one step.
 */
export function createStacks<E extends VersionedEvent, L extends string>(laneOf: LaneOf<E, L>): Stacks<E, L> {
  const { find, stackOf, numbered } = createTracks<L>();
  const index = createStringIndex();
  const gestures = new IntRows(1);

  const stackNumberOf = (gesture: number): number =>
    Math.floor(gestures.get(gesture, STACK_AND_STATE) / STATES.length);
  const mark = (gesture: number, stack: Stack<L>, state: number): void =>
    gestures.set(gesture, STACK_AND_STATE, stack.number * STATES.length + state);

  const bury = (stack: Stack<L>): readonly Gesture<L>[] => {
    const { redoable } = stack.history;
    if (redoable.length === 0) return NONE;
    return redoable.splice(0).map((id) => {
      const number = index.find(id);
      mark(number, stack, BURIED);
      return new GestureView(gestures, number, id, stack.track);
    });
  };

  const record = (entry: Entry<E>): Outcome<L> => {
    const lane = laneOf(entry.event);
    if (lane === null) return FREE;
    const stack = stackOf(entry, lane);
    const number = index.add(entry.gesture);
    if (number < gestures.length) {
      if (stack.history.undoable.at(-1) !== entry.gesture || stackNumberOf(number) !== stack.number)
        return FREE;
    } else {
      mark(gestures.add(), stack, STANDING);
      stack.history.undoable.push(entry.gesture);
    }
    const gesture = new GestureView(gestures, number, entry.gesture, stack.track);
    return { kind: 'joined', gesture, buried: bury(stack) };
  };

  const turn = (entry: Entry<E | HistoryEvent>, { type, target }: HistoryEvent): Outcome<L> => {
    const number = index.find(target);
    const stack = number === 0 ? undefined : numbered(stackNumberOf(number));
    if (!stack || stackOf(entry, stack.track.lane) !== stack) return IGNORED;
    const undone = type === 'gesture.undone';
    const { undoable, redoable } = stack.history;
    const [from, to] = undone ? [undoable, redoable] : [redoable, undoable];
    if (from.at(-1) !== target) return IGNORED;
    to.push(from.pop() ?? target);
    mark(number, stack, undone ? RETRACTED : STANDING);
    const gesture = new GestureView(gestures, number, target, stack.track);
    return { kind: undone ? 'retracted' : 'restored', gesture };
  };

  return {
    step: (entry) => (isOrdinary(entry) ? record(entry) : turn(entry, entry.event as HistoryEvent)),
    of: (track) => find(track, track.lane)?.history ?? { undoable: [], redoable: [] },
  };
}
