import type { Draft, GestureId, ImageId, VersionedEvent } from './entry.ts';
import { IntRows } from './int-rows.ts';
import type { Track } from './track.ts';

/** The undo and redo stacks of one track. */
export class Stack<L extends string> {
  readonly track: Track<L>;
  readonly undoable: GestureId[] = [];
  readonly redoable: GestureId[] = [];
  /** The numbers of the gestures in `redoable`, in the same order. */
  readonly redoableNumbers: number[] = [];
  /** Row n has the number of the nth gesture in `undoable`; rows beyond the last are what was there before. */
  readonly #numbers = new IntRows(1);

  constructor(track: Track<L>) {
    this.track = track;
  }

  /** The number of the latest gesture; 0 when there is none. */
  get latestNumber(): number {
    return this.#numbers.get(this.undoable.length, 0);
  }

  push(gesture: GestureId, number: number): void {
    const row = this.undoable.push(gesture);
    this.#numbers.reach(row);
    this.#numbers.set(row, 0, number);
  }

  get latest(): GestureId | undefined {
    return this.undoable[this.undoable.length - 1];
  }
}

/** What says where something was made. */
type Where = Pick<Draft<VersionedEvent>, 'image' | 'pane' | 'writer'>;

interface Place<L extends string> {
  readonly pane: Where['pane'];
  readonly writer: string | undefined;
  readonly stacks: Stack<L>[];
}

/** Found by comparing, not by a key put together from the four names: that would be a new string each time. */
export class Tracks<L extends string> {
  readonly #byImage = new Map<ImageId, Place<L>[]>();

  /** The stacks of every lane there, at most one of each; the same array each time. */
  at({ image, pane, writer }: Where): Stack<L>[] {
    const here = this.#byImage.get(image) ?? [];
    for (const place of here) if (place.pane === pane && place.writer === writer) return place.stacks;
    const place: Place<L> = { pane, writer, stacks: [] };
    if (here.push(place) === 1) this.#byImage.set(image, here);
    return place.stacks;
  }

  stackOf(where: Where, lane: L, stacks = this.at(where)): Stack<L> {
    for (const stack of stacks) if (stack.track.lane === lane) return stack;
    const { image, pane, writer } = where;
    const stack = new Stack(writer === undefined ? { pane, image, lane } : { pane, image, lane, writer });
    stacks.push(stack);
    return stack;
  }
}
