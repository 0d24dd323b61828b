import type { StoredRecord } from './collections.ts';
import type { Source } from './query.ts';
import { createShelf, createShelves, type Shelf } from './shelf.ts';

type Find<T> = () => readonly T[];

/** The rows that a list was asked for, as they were found until something has changed. */
export interface KeptRows<T extends StoredRecord, C> {
  /** The rows that fit what was asked, looked through once. Those that an index has found are few, and are not kept. */
  rows(source: Source<T>, call: C, asked: object, find: Find<T>): readonly T[];
  /** The first of such rows in an order; the name says which order, and how many. */
  firstOf(rows: readonly T[], name: string, find: Find<T>): readonly T[];
}

/** Lists are asked for in few ways, and few of their pages are turned. */
const LISTS = 64;
const PAGES = 16;

/**
 * `standsOn` names all that the filters and orders look at besides the records and what was asked: the time, or the
 * revision of another collection. As long as it stays the same, so do they.
 */
export function createKeptRows<T extends StoredRecord, C>(
  standsOn: (call: C) => readonly (string | number)[],
): KeptRows<T, C> {
  const lists = createShelves<readonly T[]>(LISTS);
  const pages = new WeakMap<readonly T[], Shelf<readonly T[]>>();
  return {
    rows: (source, call, asked, find) => {
      if (!('revision' in source)) return find();
      return lists(source, source.revision())(JSON.stringify([standsOn(call), asked]), () => {
        const found = find();
        pages.set(found, createShelf(PAGES));
        return found;
      });
    },
    firstOf: (rows, name, find) => pages.get(rows)?.(name, find) ?? find(),
  };
}
