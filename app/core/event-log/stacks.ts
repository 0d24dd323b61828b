import type { Draft, VersionedEvent } from './entry.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';
import { type Stack, Tracks } from './tracks.ts';

/** What one entry did to the stacks. Gestures are numbered from 1, in the order in which they began. */
export type Outcome<L extends string> =
  /** No Undo reaches this entry: it stands for good. */
  | { readonly kind: 'free' }
  /** `buried`: undone before, and since something new was done no Redo reaches them any more. */
  | { readonly kind: 'joined'; readonly gesture: number; readonly buried: readonly number[] }
  | { readonly kind: 'retracted'; readonly gesture: number; readonly lane: L }
  | { readonly kind: 'restored'; readonly gesture: number; readonly lane: L }
  /** A history fact that does not fit its track (storage is untrusted) changes nothing. */
  | { readonly kind: 'ignored' };

/** The undo and redo stacks of every track, kept up to date entry by entry. */
export interface Stacks<E extends VersionedEvent, L extends string> {
  /** The outcome, like the arrays of `of`, is true until the next step. */
  readonly step: (entry: Draft<E | HistoryEvent>) => Outcome<L>;
  /** The same for what was done and not undone, by who knows its lane. */
  readonly record: (entry: Draft<E>, lane: L | null) => Recorded;
  /** Live arrays, true until the next step: a copy would cost the whole history on each press of Undo. */
  readonly of: (track: Track<L>) => History;
}

/** What becomes of an entry that is no fact of Undo. */
export type Recorded = Extract<Outcome<string>, { readonly kind: 'free' | 'joined' }>;

interface Joined {
  readonly kind: 'joined';
  gesture: number;
  buried: readonly number[];
}

const FREE = { kind: 'free' } as const;
const IGNORED = { kind: 'ignored' } as const;
const NONE: readonly never[] = [];

function buried<L extends string>(stack: Stack<L>): readonly number[] {
  if (stack.redoable.length === 0) return NONE;
  stack.redoable.length = 0;
  return stack.redoableNumbers.splice(0);
}

/**
 * The rules of Undo. A gesture is what was done under one id while that id was the latest of its track; an id
 * that comes back later begins another gesture, so one Undo never takes back more than one step. A new gesture
 * empties the Redo of its track. What carries the id that another lane of the same place has just used is
 * nobody's to undo, since a fact of Undo names no lane.
 */
class AllStacks<E extends VersionedEvent, L extends string> implements Stacks<E, L> {
  readonly #laneOf: LaneOf<E, L>;
  readonly #tracks = new Tracks<L>();
  /** One for all of them: an object for each of a hundred thousand entries is a collection in mid-load. */
  readonly #joined: Joined = { kind: 'joined', gesture: 0, buried: NONE };
  #gestures = 0;

  constructor(laneOf: LaneOf<E, L>) {
    this.#laneOf = laneOf;
  }

  step(entry: Draft<E | HistoryEvent>): Outcome<L> {
    return isOrdinary(entry)
      ? this.record(entry, this.#laneOf(entry.event))
      : this.#turn(entry, entry.event as HistoryEvent);
  }

  of(track: Track<L>): History {
    const { undoable, redoable } = this.#tracks.stackOf(track, track.lane);
    return { undoable, redoable };
  }

  record(entry: Draft<E>, lane: L | null): Recorded {
    if (lane === null) return FREE;
    const { gesture } = entry;
    const here = this.#tracks.at(entry);
    const stack = this.#tracks.stackOf(entry, lane, here);
    if (stack.latest !== gesture) {
      for (const other of here) if (other !== stack && other.latest === gesture) return FREE;
      this.#gestures += 1;
      stack.push(gesture, this.#gestures);
    }
    this.#joined.gesture = stack.latestNumber;
    this.#joined.buried = buried(stack);
    return this.#joined;
  }

  #turn(entry: Draft<E | HistoryEvent>, { type, target }: HistoryEvent): Outcome<L> {
    for (const stack of this.#tracks.at(entry)) {
      if (type === 'gesture.undone' && stack.latest === target) return undone(stack);
      if (type === 'gesture.redone' && stack.redoable.at(-1) === target) return redone(stack);
    }
    return IGNORED;
  }
}

function undone<L extends string>(stack: Stack<L>): Outcome<L> {
  const number = stack.latestNumber;
  const id = stack.undoable.pop();
  if (id === undefined) return IGNORED;
  stack.redoable.push(id);
  stack.redoableNumbers.push(number);
  return { kind: 'retracted', gesture: number, lane: stack.track.lane };
}

function redone<L extends string>(stack: Stack<L>): Outcome<L> {
  const [id, number] = [stack.redoable.pop(), stack.redoableNumbers.pop()];
  if (id === undefined || number === undefined) return IGNORED;
  stack.push(id, number);
  return { kind: 'restored', gesture: number, lane: stack.track.lane };
}

export const createStacks = <E extends VersionedEvent, L extends string>(
  laneOf: LaneOf<E, L>,
): Stacks<E, L> => new AllStacks(laneOf);
