import type { GestureId } from './entry.ts';

/** What a gesture wrote, as far as the gesture needs to know. */
export interface GestureWrite {
  /** What the same gesture wrote just before. */
  readonly previous: GestureWrite | null;
  /** Called when the write begins or ceases to count. */
  readonly touch: () => void;
}

/** What one press of Undo takes back. */
export class Gesture<L extends string = string> {
  readonly id: GestureId;
  readonly lane: L;
  state: 'standing' | 'retracted' = 'standing';
  /** The first link of a chain, not an array: most gestures write once, and an array takes more than the write. */
  latestWrite: GestureWrite | null = null;

  constructor(id: GestureId, lane: L) {
    this.id = id;
    this.lane = lane;
  }

  turn(state: 'standing' | 'retracted'): void {
    this.state = state;
    for (let write = this.latestWrite; write !== null; write = write.previous) write.touch();
  }
}
