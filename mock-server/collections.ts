import { factory, primaryKey } from '@mswjs/data';
import type { z } from 'zod';

export type StoredRecord = { readonly id: string };

/** Foreign keys of a record; an index may hold several keys for one record (the images of a case). */
export type IndexKeys<T, I extends string> = { readonly [K in I]: (record: T) => readonly string[] };

export interface Collection<T extends StoredRecord, I extends string> {
  /** Throws on a record that does not hold its schema, and on an id that is taken. */
  insert(record: T): T;
  find(id: string): T | null;
  list(): T[];
  by(index: I, key: string): T[];
  /** Throws when there is no such record: look first. Runs in one go, so nothing comes between read and write. */
  change(id: string, next: (record: T) => T): T;
  remove(id: string): void;
}

/** What the journal reaches of a collection, past its schema and past its watch. */
export interface Shelf {
  /** The records themselves in their order: nobody may change one. */
  held(): readonly StoredRecord[];
  /** Puts a record back as it was handed out by `held` or a change; null takes it away. */
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

// @mswjs/data merges objects key by key on update and drops keys that its model does not name; an array passes
// through whole. So each record travels as the one element of an array, and its schema is ours alone.
const storedModel = { id: primaryKey(String), held: (): never[] => [] };

const database = () => factory({ record: storedModel });

type Entity = ReturnType<ReturnType<typeof database>['record']['create']>;

/**
 * A collection over @mswjs/data: parses on write, clones on read, and finds by its own maps, because every query
 * of the library scans the whole store. Its update scans too, so a change goes through the live entity.
 */
export function collection<T extends StoredRecord, I extends string = never>(
  schema: z.ZodType<T>,
  keys: IndexKeys<T, I>,
  watch: Watch = UNWATCHED,
): Collection<T, I> & Shelf {
  const { record: model } = database();
  const byId = new Map<string, Entity>();
  const index = createIndexes(keys);

  const heldBy = (entity: Entity): T => (entity.held as readonly T[])[0] as T;
  const find = (id: string): T | null => {
    const entity = byId.get(id);
    return entity === undefined ? null : heldBy(entity);
  };
  const put = (id: string, after: T | null): void => {
    const entity = byId.get(id);
    const before = entity === undefined ? null : heldBy(entity);
    index.move(id, before, after);
    if (after === null) {
      byId.delete(id);
      model.delete({ where: { id: { equals: id } } });
    } else if (entity === undefined) byId.set(id, model.create({ id, held: [after as never] }));
    else entity.held = [after as never];
  };
  const owned = (record: unknown): T => structuredClone(schema.parse(record));
  const write = (id: string, before: T | null, after: T | null): void => {
    put(id, after);
    watch.changed(id, before, after);
  };

  return {
    insert: (record) => {
      watch.admit();
      const after = owned(record);
      if (byId.has(record.id)) throw new Error(`there is a record ${record.id}`);
      write(record.id, null, after);
      return structuredClone(after);
    },
    find: (id) => structuredClone(find(id)),
    list: () => [...byId.values()].map((entity) => structuredClone(heldBy(entity))),
    by: (name, key) =>
      index.ids(name, key).flatMap((id) => {
        const record = find(id);
        return record === null ? [] : [structuredClone(record)];
      }),
    change: (id, next) => {
      watch.admit();
      const seen = find(id);
      if (seen === null) throw new Error(`no record ${id}`);
      const after = owned({ ...next(structuredClone(seen)), id });
      // Read again: what computed the next record may have changed this one meanwhile.
      write(id, find(id), after);
      return structuredClone(after);
    },
    remove: (id) => {
      watch.admit();
      const before = find(id);
      if (before !== null) write(id, before, null);
    },
    held: () => [...byId.values()].map(heldBy),
    restore: (id, record) => put(id, record as T | null),
    load: (id, record) => put(id, owned(record)),
  };
}

interface Indexes<T, I extends string> {
  ids(name: I, key: string): readonly string[];
  move(id: string, before: T | null, after: T | null): void;
}

function createIndexes<T, I extends string>(keys: IndexKeys<T, I>): Indexes<T, I> {
  const names = Object.keys(keys) as I[];
  const maps = new Map(names.map((name) => [name, new Map<string, Set<string>>()]));
  return {
    ids: (name, key) => [...(maps.get(name)?.get(key) ?? [])],
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

/** Makes a collection under the name by which seeds and the write-ahead journal know it. */
export type MakeCollection = <T extends StoredRecord, I extends string = never>(
  name: string,
  schema: z.ZodType<T>,
  keys: IndexKeys<T, I>,
) => Collection<T, I>;
