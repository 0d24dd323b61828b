import { IntRows } from './int-rows.ts';
import { createStringIndex } from './string-index.ts';

/**
 * Slots, one for each key of each shelf, and which line each of them shows. Lines are writes, numbered from 1
 * by whoever makes them; 0 is none.
 */
export interface Shelves<R> {
  /** 0 for a key that was never written. */
  readonly find: (shelf: string, key: string) => number;
  readonly slotOf: (shelf: string, key: string) => number;
  /** The latest line written there, whether or not it still stands. */
  readonly topOf: (slot: number) => number;
  readonly shownOf: (slot: number) => number;
  readonly show: (slot: number, line: number) => void;
  /** Shows a line that was written just now. */
  readonly cover: (slot: number, line: number) => void;
  /** In the order of the lines that are shown; the same array until one changes. */
  readonly list: (shelf: string) => readonly R[];
  readonly version: (shelf: string) => number;
}

/** The slots that show a record, as a chain from oldest to newest. */
interface Shelf<R> {
  readonly number: number;
  first: number;
  last: number;
  /** The newest line that was ever shown here: one that is older has to be sorted in. */
  newest: number;
  sorted: boolean;
  version: number;
  list: readonly R[] | null;
}

const TOP = 0;
const SHOWN = 1;
const OLDER = 2;
const NEWER = 3;
const NOTHING: readonly never[] = [];

function unlink(slots: IntRows, shelf: Shelf<unknown>, slot: number): void {
  const older = slots.get(slot, OLDER);
  const newer = slots.get(slot, NEWER);
  if (older === 0) shelf.first = newer;
  else slots.set(older, NEWER, newer);
  if (newer === 0) shelf.last = older;
  else slots.set(newer, OLDER, older);
}

function link(slots: IntRows, shelf: Shelf<unknown>, slot: number): void {
  slots.set(slot, OLDER, shelf.last);
  slots.set(slot, NEWER, 0);
  if (shelf.last === 0) shelf.first = slot;
  else slots.set(shelf.last, NEWER, slot);
  shelf.last = slot;
}

function chainOf(slots: IntRows, shelf: Shelf<unknown>): number[] {
  const chain: number[] = [];
  for (let slot = shelf.first; slot !== 0; slot = slots.get(slot, NEWER)) chain.push(slot);
  if (shelf.sorted) return chain;
  chain.sort((a, b) => slots.get(a, SHOWN) - slots.get(b, SHOWN));
  [shelf.first, shelf.last, shelf.sorted] = [0, 0, true];
  for (const slot of chain) link(slots, shelf, slot);
  return chain;
}

/** `records` are those of the lines, by line; null for a line that removes. */
export function createShelves<R>(records: readonly (R | null)[]): Shelves<R> {
  const named = new Map<string, Shelf<R>>();
  const numbered: Shelf<R>[] = [];
  const slots = new IntRows(4);
  const index = createStringIndex();

  const shelfOf = (name: string): Shelf<R> => {
    const known = named.get(name);
    if (known) return known;
    const number = numbered.length;
    const shelf = { number, first: 0, last: 0, newest: 0, sorted: true, version: 0, list: NOTHING };
    named.set(name, shelf);
    numbered.push(shelf);
    return shelf;
  };

  const show = (slot: number, line: number): void => {
    const was = records[slots.get(slot, SHOWN)] ?? null;
    const is = records[line] ?? null;
    slots.set(slot, SHOWN, line);
    const shelf = numbered[index.spaceOf(slot)];
    if (shelf === undefined || (was === null && is === null)) return;
    shelf.version += 1;
    shelf.list = null;
    if (was !== null) unlink(slots, shelf, slot);
    if (is === null) return;
    link(slots, shelf, slot);
    if (line < shelf.newest) shelf.sorted = false;
    else shelf.newest = line;
  };

  return {
    find: (name, key) => {
      const shelf = named.get(name);
      return shelf ? index.find(key, shelf.number) : 0;
    },
    slotOf: (name, key) => {
      const slot = index.add(key, shelfOf(name).number);
      slots.reach(slot);
      return slot;
    },
    topOf: (slot) => slots.get(slot, TOP),
    shownOf: (slot) => slots.get(slot, SHOWN),
    show,
    cover: (slot, line) => {
      slots.set(slot, TOP, line);
      show(slot, line);
    },
    list: (name) => {
      const shelf = named.get(name);
      if (shelf === undefined) return NOTHING;
      shelf.list ??= chainOf(slots, shelf)
        .map((slot) => records[slots.get(slot, SHOWN)] ?? null)
        .filter((record) => record !== null);
      return shelf.list;
    },
    version: (name) => named.get(name)?.version ?? 0,
  };
}
