import type { GestureId } from './entry.ts';

/** Something that a gesture wrote, and that counts only while the gesture stands. */
export interface GestureWrite {
  /** What the same gesture wrote just before. */
  readonly previous: GestureWrite | null;
  /** Brings what is shown in line with the state of the gesture. */
  readonly settle: () => void;
}

/**
 * What one press of Undo takes back. A gesture that is buried was retracted, and since something new was done
 * after that, no Redo reaches it any more.
 */
export class Gesture<L extends string = string> {
  readonly id: GestureId;
  readonly lane: L;
  state: 'standing' | 'retracted' | 'buried' = 'standing';
  /** The first link of a chain, not an array: most gestures write once, and an empty array takes more than the write. */
  latestWrite: GestureWrite | null = null;

  constructor(id: GestureId, lane: L) {
    this.id = id;
    this.lane = lane;
  }

  retract(): void {
    this.state = 'retracted';
    this.#settle();
  }

  restore(): void {
    this.state = 'standing';
    this.#settle();
  }

  #settle(): void {
    for (let write = this.latestWrite; write !== null; write = write.previous) write.settle();
  }
}
