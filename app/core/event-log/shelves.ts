import { IntRows } from './int-rows.ts';
import { createStringIndex } from './string-index.ts';

/**
 * Slots, one for each key of each shelf, and which line each of them shows. Lines are writes, numbered from 1
 * by whoever makes them; 0 is none.
 */
export interface Shelves<R> {
  /** 0 for a key that was never written. */
  readonly find: (name: string, key: string) => number;
  readonly shelfOf: (name: string) => Shelf<R>;
  readonly slotOf: (shelf: Shelf<R>, key: string) => number;
  /** So many writes follow. */
  readonly expect: (writes: number) => void;
  /** The latest line written there, whether or not it still stands. */
  readonly topOf: (slot: number) => number;
  readonly shownOf: (slot: number) => number;
  readonly show: (slot: number, line: number) => void;
  /** Shows a line that was written just now. */
  readonly cover: (shelf: Shelf<R>, slot: number, line: number) => void;
  /** In the order of the lines that are shown; the same array until one changes. */
  readonly list: (shelf: string) => readonly R[];
}

export interface Shelf<R> {
  readonly number: number;
  /** Slots, from row 1, in the order in which they came to show a record; many of them no longer do. */
  order: IntRows;
  /** The newest line that was ever shown here: one that is older has to be sorted in. */
  newest: number;
  sorted: boolean;
  list: readonly R[] | null;
}

const TOP = 0;
const SHOWN = 1;
/** The place in its shelf's order, from 1, that is the slot's; all its other places there are spent. */
const PLACE = 2;
const NOTHING: readonly never[] = [];

/** Leaves out the places that are spent, so the cost is borne by the changes that spent them. */
function tidied(slots: IntRows, shelf: Shelf<unknown>): readonly number[] {
  const kept: number[] = [];
  for (let place = 1; place < shelf.order.length; place += 1) {
    const slot = shelf.order.get(place, 0);
    if (slots.get(slot, PLACE) === place) kept.push(slot);
  }
  if (!shelf.sorted) kept.sort((a, b) => slots.get(a, SHOWN) - slots.get(b, SHOWN));
  const order = new IntRows(1);
  order.expect(kept.length);
  for (const slot of kept) slots.set(slot, PLACE, placed(order, slot));
  [shelf.order, shelf.sorted] = [order, true];
  return kept;
}

function placed(order: IntRows, slot: number): number {
  const place = order.add();
  order.set(place, 0, slot);
  return place;
}

class AllShelves<R> implements Shelves<R> {
  readonly #records: readonly (R | null)[];
  readonly #named = new Map<string, Shelf<R>>();
  readonly #numbered: Shelf<R>[] = [];
  readonly #slots = new IntRows(3);
  readonly #index = createStringIndex();

  constructor(records: readonly (R | null)[]) {
    this.#records = records;
  }

  find(name: string, key: string): number {
    const shelf = this.#named.get(name);
    return shelf ? this.#index.find(key, shelf.number) : 0;
  }

  slotOf(shelf: Shelf<R>, key: string): number {
    const slot = this.#index.add(key, shelf.number);
    this.#slots.reach(slot);
    return slot;
  }

  expect(writes: number): void {
    // As if each made a slot: room to spare is cheap, and a table that is spread anew in the middle of a load also
    // makes the engine throw away the compiled code around it, which had never seen the table grow.
    this.#slots.expect(writes);
    this.#index.expect(writes);
  }

  topOf(slot: number): number {
    return this.#slots.get(slot, TOP);
  }

  shownOf(slot: number): number {
    return this.#slots.get(slot, SHOWN);
  }

  cover(shelf: Shelf<R>, slot: number, line: number): void {
    this.#slots.set(slot, TOP, line);
    this.#show(shelf, slot, line);
  }

  show(slot: number, line: number): void {
    const shelf = this.#numbered[this.#index.spaceOf(slot)];
    if (shelf) this.#show(shelf, slot, line);
  }

  #show(shelf: Shelf<R>, slot: number, line: number): void {
    const slots = this.#slots;
    const is = this.#records[line] ?? null;
    slots.set(slot, SHOWN, line);
    // What shows no record has no place.
    if (is === null && slots.get(slot, PLACE) === 0) return;
    shelf.list = null;
    slots.set(slot, PLACE, is === null ? 0 : placed(shelf.order, slot));
    if (is === null) return;
    if (line < shelf.newest) shelf.sorted = false;
    else shelf.newest = line;
  }

  list(name: string): readonly R[] {
    const shelf = this.#named.get(name);
    if (shelf === undefined) return NOTHING;
    shelf.list ??= tidied(this.#slots, shelf)
      .map((slot) => this.#records[this.#slots.get(slot, SHOWN)] ?? null)
      .filter((record) => record !== null);
    return shelf.list;
  }

  shelfOf(name: string): Shelf<R> {
    const known = this.#named.get(name);
    if (known) return known;
    const number = this.#numbered.length;
    const shelf = { number, order: new IntRows(1), newest: 0, sorted: true, list: NOTHING };
    this.#named.set(name, shelf);
    this.#numbered.push(shelf);
    return shelf;
  }
}

/** `records` are those of the lines, by line; null for a line that removes. */
export const createShelves = <R>(records: readonly (R | null)[]): Shelves<R> => new AllShelves(records);
