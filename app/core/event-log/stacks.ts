import type { Draft, ImageId, PaneId, VersionedEvent } from './entry.ts';
import { Gesture } from './gesture.ts';
import { type History, type HistoryEvent, isOrdinary, type LaneOf, type Track } from './track.ts';

/** The undo and redo stacks of one track. */
interface Stack<L extends string> {
  readonly undoable: Gesture<L>[];
  readonly redoable: Gesture<L>[];
  /** Taken back, and no press of Redo here reaches them, since something new was done after that. */
  readonly buried: Gesture<L>[];
}

/** The stacks of every lane of one pane and writer, on one image. */
interface PlacedStacks<L extends string> {
  readonly pane: PaneId;
  readonly writer: string | undefined;
  readonly stacks: Map<L, Stack<L>>;
}

type Place = Pick<Draft<VersionedEvent>, 'image' | 'pane' | 'writer'>;

/**
 * The undo and redo stacks of every track, kept up to date entry by entry. A gesture is what was done under one id
 * while that id was the latest of its track; an id that comes back later begins another gesture, so one Undo never
 * takes back more than one step. A new gesture empties the Redo of its track.
 */
export class Stacks<E extends VersionedEvent, L extends string> {
  readonly #laneOf: LaneOf<E, L>;
  readonly #places = new Map<ImageId, PlacedStacks<L>[]>();

  constructor(laneOf: LaneOf<E, L>) {
    this.#laneOf = laneOf;
  }

  /**
   * The gesture that the entry became part of, or that it is a history fact about; null when it concerns none, because
   * no Undo reaches the entry or because its place has no such gesture (storage is untrusted).
   */
  step(entry: Draft<E | HistoryEvent>): Gesture<L> | null {
    return isOrdinary<E>(entry) ? this.#join(entry) : this.#turn(entry, entry.event as HistoryEvent);
  }

  /** Live arrays, true until the next step: a copy would cost the whole history on each press of Undo. */
  of(track: Track<L>): History {
    return stackOf(this.#stacksAt(track), track.lane);
  }

  #join(entry: Draft<E>): Gesture<L> | null {
    const lane = this.#laneOf(entry.event);
    if (lane === null) return null;
    const stacks = this.#stacksAt(entry);
    const { undoable, redoable, buried } = stackOf(stacks, lane);
    let gesture = undoable.at(-1);
    if (gesture?.id !== entry.gesture) {
      // A fact of Undo names no lane, so what carries the id that another lane here has just used is nobody's to undo.
      // Most places have one lane, and walking a map of one costs more than all else here.
      if (stacks.size > 1)
        for (const other of stacks.values()) if (other.undoable.at(-1)?.id === entry.gesture) return null;
      gesture = new Gesture(entry.gesture, lane);
      undoable.push(gesture);
    }
    if (redoable.length > 0) {
      for (const undone of redoable) buried.push(undone);
      redoable.length = 0;
    }
    return gesture;
  }

  /**
   * A press of Undo or Redo takes what is on top, but a reader's other computer has heard of gestures in another order,
   * so its fact may be about any of them. What is turned already, because both computers undid it, stays as it is.
   */
  #turn(entry: Draft<E | HistoryEvent>, { type, target }: HistoryEvent): Gesture<L> | null {
    const isUndone = type === 'gesture.undone';
    const isTarget = ({ id }: Gesture<L>): boolean => id === target;
    const stacks = [...this.#stacksAt(entry).values()];
    const ways = stacks.flatMap(({ undoable, redoable, buried }) =>
      isUndone
        ? [{ from: undoable, to: redoable }]
        : [
            { from: redoable, to: undoable },
            { from: buried, to: undoable },
          ],
    );
    // The tops first: the lists of another lane may be long.
    const way =
      ways.find(({ from }) => from.at(-1)?.id === target) ?? ways.find(({ from }) => from.some(isTarget));
    if (way === undefined)
      return (
        stacks
          .flatMap(({ undoable, redoable, buried }) => [...undoable, ...redoable, ...buried])
          .find(isTarget) ?? null
      );
    const [gesture] = way.from.splice(way.from.findLastIndex(isTarget), 1);
    if (gesture === undefined) return null;
    way.to.push(gesture);
    gesture.turn(isUndone ? 'retracted' : 'standing');
    return gesture;
  }

  /** Found by comparing: a name put together from all three would be a new string for each entry. */
  #stacksAt({ image, pane, writer }: Place): Map<L, Stack<L>> {
    const here = this.#places.get(image) ?? [];
    for (const place of here) if (place.pane === pane && place.writer === writer) return place.stacks;
    const stacks = new Map<L, Stack<L>>();
    here.push({ pane, writer, stacks });
    this.#places.set(image, here);
    return stacks;
  }
}

function stackOf<L extends string>(stacks: Map<L, Stack<L>>, lane: L): Stack<L> {
  const known = stacks.get(lane);
  if (known) return known;
  const stack: Stack<L> = { undoable: [], redoable: [], buried: [] };
  stacks.set(lane, stack);
  return stack;
}
