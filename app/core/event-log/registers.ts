import { IntRows } from './int-rows.ts';
import { createShelves, type Shelf } from './shelves.ts';
import type { Outcome, Recorded } from './stacks.ts';

/** One record of one shelf gets a new value, or goes (null). */
export interface Write<R> {
  readonly shelf: string;
  readonly key: string;
  readonly record: R | null;
}

/**
 * Records by shelf and key, each showing its latest write that still stands. Lists are cached: the same array
 * comes back until a record of that shelf changes, so comparing references is enough.
 */
export interface Registers<R> {
  readonly follow: (outcome: Outcome<string>, writes: readonly Write<R>[]) => void;
  readonly shelfOf: (name: string) => Shelf<R>;
  /** The same for one write; nothing that the outcome buries may be missed, so there is none. */
  readonly write: (outcome: Recorded, shelf: Shelf<R>, key: string, record: R | null) => void;
  /** So many writes follow. */
  readonly expect: (writes: number) => void;
  readonly get: (shelf: string, key: string) => R | null;
  /** In the order in which the records got their present value. */
  readonly list: (shelf: string) => readonly R[];
}

/** A line is one write. Lines are rows of numbers, since a long session writes a hundred thousand; these are the columns. */
const SLOT_AND_STATE = 0;
/** The write that this one replaced: what a retraction puts back. */
const BELOW = 1;
const STATE_BITS = 2;
const STATE = 0b11;
const STANDING = 0;
const RETRACTED = 1;
const BURIED = 2;

/**
 * Retracting a gesture costs as much as the gesture wrote, at any length of the log. It cannot simply put the
 * old value back: a mark belongs to its image, so the other pane may have written over it since, and then the
 * retraction changes what lies beneath and nothing on top.
 */
class AllRegisters<R> implements Registers<R> {
  readonly #lines = new IntRows(2);
  /** The latest line of each gesture, by the gesture's number. */
  readonly #written = new IntRows(1);
  /** The line that the same gesture wrote before; few gestures write more than one. */
  readonly #siblings = new Map<number, number>();
  /** By line; as long as what is expected, so that it need not be copied as lines come. */
  readonly #records: (R | null)[] = [null];
  readonly #shelves = createShelves(this.#records);
  /** Until something is buried, no line has to be looked at before another is put over it. */
  #hasBuried = false;

  follow(outcome: Outcome<string>, writes: readonly Write<R>[]): void {
    if (outcome.kind === 'retracted') return this.#retract(outcome.gesture);
    if (outcome.kind === 'restored') return this.#restore(outcome.gesture);
    if (outcome.kind === 'ignored') return;
    if (outcome.kind === 'joined') for (const gesture of outcome.buried) this.#mark(gesture, BURIED);
    const owner = outcome.kind === 'joined' ? outcome.gesture : 0;
    for (const { shelf, key, record } of writes) this.#write(owner, this.shelfOf(shelf), key, record);
  }

  shelfOf(name: string): Shelf<R> {
    return this.#shelves.shelfOf(name);
  }

  write(outcome: Recorded, shelf: Shelf<R>, key: string, record: R | null): void {
    this.#write(outcome.kind === 'joined' ? outcome.gesture : 0, shelf, key, record);
  }

  expect(writes: number): void {
    this.#lines.expect(writes);
    this.#records.length = Math.max(this.#records.length, this.#lines.length + writes);
    this.#written.expect(writes);
    this.#shelves.expect(writes);
  }

  get(shelf: string, key: string): R | null {
    return this.#records[this.#shelves.shownOf(this.#shelves.find(shelf, key))] ?? null;
  }

  list(shelf: string): readonly R[] {
    return this.#shelves.list(shelf);
  }

  #stateOf(line: number): number {
    return this.#lines.get(line, SLOT_AND_STATE) & STATE;
  }

  #slotOf(line: number): number {
    return this.#lines.get(line, SLOT_AND_STATE) >>> STATE_BITS;
  }

  #siblingOf(line: number): number {
    return this.#siblings.size === 0 ? 0 : (this.#siblings.get(line) ?? 0);
  }

  /** Buried writes never come back, so chains are relinked around them and stay as short as their Redo. */
  #unburied(from: number): number {
    let line = from;
    while (this.#hasBuried && line !== 0 && this.#stateOf(line) === BURIED)
      line = this.#lines.get(line, BELOW);
    return line;
  }

  #latestStanding(from: number): number {
    let line = from;
    while (line !== 0 && this.#stateOf(line) !== STANDING) {
      const below = this.#unburied(this.#lines.get(line, BELOW));
      this.#lines.set(line, BELOW, below);
      line = below;
    }
    return line;
  }

  #mark(gesture: number, state: number): void {
    if (state === BURIED) this.#hasBuried = true;
    for (let line = this.#written.get(gesture, 0); line !== 0; line = this.#siblingOf(line))
      this.#lines.set(line, SLOT_AND_STATE, (this.#slotOf(line) << STATE_BITS) | state);
  }

  #write(gesture: number, shelf: Shelf<R>, key: string, record: R | null): void {
    const slot = this.#shelves.slotOf(shelf, key);
    const line = this.#lines.add();
    this.#records[line] = record;
    this.#lines.set(line, SLOT_AND_STATE, (slot << STATE_BITS) | STANDING);
    this.#lines.set(line, BELOW, this.#unburied(this.#shelves.topOf(slot)));
    if (gesture !== 0) {
      this.#written.reach(gesture);
      const sibling = this.#written.get(gesture, 0);
      if (sibling !== 0) this.#siblings.set(line, sibling);
      this.#written.set(gesture, 0, line);
    }
    this.#shelves.cover(shelf, slot, line);
  }

  #retract(gesture: number): void {
    this.#mark(gesture, RETRACTED);
    for (let line = this.#written.get(gesture, 0); line !== 0; line = this.#siblingOf(line)) {
      const slot = this.#slotOf(line);
      if (this.#shelves.shownOf(slot) === line) this.#shelves.show(slot, this.#latestStanding(line));
    }
  }

  #restore(gesture: number): void {
    this.#mark(gesture, STANDING);
    for (let line = this.#written.get(gesture, 0); line !== 0; line = this.#siblingOf(line)) {
      const slot = this.#slotOf(line);
      if (this.#shelves.shownOf(slot) < line) this.#shelves.show(slot, line);
    }
  }
}

export const createRegisters = <R>(): Registers<R> => new AllRegisters();
