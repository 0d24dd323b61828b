import type { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import { createOrders } from './sorted-views.ts';

export type StoredRecord = { readonly id: string };

/** Foreign keys of a record; an index may hold several keys for one record (the images of a case). */
export type IndexKeys<T, I extends string> = { readonly [K in I]: (record: T) => readonly string[] };

/** The records that an index finds under a key. */
export type Part<I extends string> = readonly [index: I, key: string];

/** The records of a collection are frozen: who wants another one says `change`. */
export interface Collection<T extends StoredRecord, I extends string> {
  /** What each of its records holds. */
  readonly schema: z.ZodType<T>;
  /** Throws on a record that does not hold its schema, and on an id that is taken. */
  insert(record: T): T;
  find(id: string): T | null;
  list(): T[];
  by(index: I, key: string): T[];
  /** How many records `by` would give. */
  count(index: I, key: string): number;
  /**
   * All records, or those of one key of an index, in an order that depends on nothing but the record, equal ones by
   * id. It is sorted once and kept under its name, so that a page of ten thousand records costs no sorting.
   */
  inOrder(name: string, compare: (a: T, b: T) => number, part?: Part<I>): readonly T[];
  /** Another number after each change, for what is derived from all records. */
  revision(): number;
  /** Throws when there is no such record: look first. Runs in one go, so nothing comes between read and write. */
  change(id: string, next: (record: T) => T): T;
  remove(id: string): void;
}

/** What the data folder and the ledger reach of a collection, past its schema and past its watch. */
export interface Restorable {
  /** Puts a record back as a change handed it out; null takes it away. */
  restore(id: string, record: StoredRecord | null): void;
  /** Enters a record that was read from a file. Throws when it does not hold the schema. */
  load(id: string, record: unknown): void;
}

/** Hears of every change of one collection; the records are the stored ones, which nobody may change. */
export interface Watch {
  /** Throws where the caller may write no more. Runs before anything changes. */
  admit(): void;
  changed(id: string, before: StoredRecord | null, after: StoredRecord | null): void;
}

const UNWATCHED: Watch = { admit: () => undefined, changed: () => undefined };

// What a collection of a schema has taken is frozen and holds it for good: a world planted from the records of
// another shares them, and reads none again.
const takenBy = new WeakMap<z.ZodType, WeakSet<object>>();

/** The record as the schema reads it, frozen. Throws where it does not hold. */
function owning<T extends object>(schema: z.ZodType<T>): (record: unknown) => T {
  const taken = takenBy.get(schema) ?? new WeakSet();
  takenBy.set(schema, taken);
  const isTaken = (record: unknown): record is T =>
    typeof record === 'object' && record !== null && taken.has(record);
  return (record) => {
    if (isTaken(record)) return record;
    const after = freeze(schema.parse(record));
    taken.add(after);
    return after;
  };
}

/** Parses on write, hands out the frozen records themselves, and finds by id, by its indexes and in kept orders. */
export function collection<T extends StoredRecord, I extends string = never>(
  schema: z.ZodType<T>,
  keys: IndexKeys<T, I>,
  watch: Watch = UNWATCHED,
): Collection<T, I> & Restorable {
  const byId = new Map<string, T>();
  const index = createIndexes(keys);
  const orders = createOrders<T>();
  let revision = 0;

  const find = (id: string): T | null => byId.get(id) ?? null;
  const by = (name: I, key: string): T[] =>
    index.ids(name, key).flatMap((id) => {
      const record = find(id);
      return record === null ? [] : [record];
    });
  const put = (id: string, after: T | null): void => {
    const before = find(id);
    index.move(id, before, after);
    orders.move(before, after);
    revision += 1;
    if (after === null) byId.delete(id);
    else byId.set(id, after);
  };
  const owned = owning(schema);
  const write = (id: string, before: T | null, after: T | null): void => {
    put(id, after);
    watch.changed(id, before, after);
  };

  return {
    schema,
    insert: (record) => {
      watch.admit();
      const after = owned(record);
      if (byId.has(record.id)) throw new Error(`there is a record ${record.id}`);
      write(record.id, null, after);
      return after;
    },
    find,
    list: () => [...byId.values()],
    by,
    count: (name, key) => index.count(name, key),
    inOrder: (name, compare, part) =>
      part === undefined
        ? orders.of(name, compare, { now: () => [...byId.values()], belongs: () => true })
        : orders.of(`${name} of ${part.join(' ')}`, compare, {
            now: () => by(...part),
            belongs: isOf(keys, part),
          }),
    revision: () => revision,
    change: (id, next) => {
      watch.admit();
      const seen = find(id);
      if (seen === null) throw new Error(`no record ${id}`);
      const after = owned({ ...next(seen), id });
      // Read again: what computed the next record may have changed this one meanwhile.
      write(id, find(id), after);
      return after;
    },
    remove: (id) => {
      watch.admit();
      const before = find(id);
      if (before !== null) write(id, before, null);
    },
    restore: (id, record) => put(id, record === null ? null : owned(record)),
    load: (id, record) => put(id, owned(record)),
  };
}

const isOf =
  <T, I extends string>(keys: IndexKeys<T, I>, [index, key]: Part<I>) =>
  (record: T): boolean =>
    keys[index](record).includes(key);

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

interface Indexes<T, I extends string> {
  ids(name: I, key: string): readonly string[];
  count(name: I, key: string): number;
  move(id: string, before: T | null, after: T | null): void;
}

function createIndexes<T, I extends string>(keys: IndexKeys<T, I>): Indexes<T, I> {
  const names = keysOf(keys);
  const maps = new Map(names.map((name) => [name, new Map<string, Set<string>>()]));
  return {
    ids: (name, key) => [...(maps.get(name)?.get(key) ?? [])],
    count: (name, key) => maps.get(name)?.get(key)?.size ?? 0,
    move: (id, before, after) => {
      for (const [name, map] of maps) {
        const earlier = new Set(before === null ? [] : keys[name](before));
        const later = new Set(after === null ? [] : keys[name](after));
        for (const key of earlier) {
          if (later.has(key)) continue;
          const ids = map.get(key);
          ids?.delete(id);
          if (ids?.size === 0) map.delete(key);
        }
        for (const key of later) if (!earlier.has(key)) map.set(key, (map.get(key) ?? new Set()).add(id));
      }
    },
  };
}

/** Makes a collection under the name by which seeds and the data folder know it. */
export type MakeCollection = <T extends StoredRecord, I extends string = never>(
  name: string,
  schema: z.ZodType<T>,
  keys: IndexKeys<T, I>,
) => Collection<T, I>;
