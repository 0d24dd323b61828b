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

// @mswjs/data merges objects key by key on update and drops keys that its model does not name; an array passes
// through whole. So each record travels as the one element of an array, and its schema is ours alone.
const storedModel = { id: primaryKey(String), held: (): never[] => [] };

const database = () => factory({ record: storedModel });

type Entity = ReturnType<ReturnType<typeof database>['record']['create']>;

/**
 * A collection over @mswjs/data: parses on write, clones on read, and finds by its own maps, because every query
 * of the library scans the whole store and the entities that it hands out are live.
 */
export function collection<T extends StoredRecord, I extends string = never>(
  schema: z.ZodType<T>,
  keys: IndexKeys<T, I>,
): Collection<T, I> {
  const { record: model } = database();
  const byId = new Map<string, Entity>();
  const indexes = new Map(Object.keys(keys).map((name) => [name as I, new Map<string, Set<string>>()]));

  const heldBy = (entity: Entity): T => structuredClone((entity.held as readonly T[])[0] as T);
  const eachKey = (record: T, visit: (index: Map<string, Set<string>>, key: string) => void): void => {
    for (const [name, index] of indexes) for (const key of keys[name](record)) visit(index, key);
  };
  const enter = (entity: Entity, record: T): T => {
    byId.set(record.id, entity);
    eachKey(record, (index, key) => index.set(key, (index.get(key) ?? new Set()).add(record.id)));
    return heldBy(entity);
  };
  const leave = (record: T): void => {
    byId.delete(record.id);
    eachKey(record, (index, key) => index.get(key)?.delete(record.id));
  };
  const wrap = (record: T): never[] => [structuredClone(schema.parse(record)) as never];

  return {
    insert: (record) => enter(model.create({ id: record.id, held: wrap(record) }), record),
    find: (id) => {
      const entity = byId.get(id);
      return entity === undefined ? null : heldBy(entity);
    },
    list: () => [...byId.values()].map(heldBy),
    by: (index, key) =>
      [...(indexes.get(index)?.get(key) ?? [])].flatMap((id) => {
        const entity = byId.get(id);
        return entity === undefined ? [] : [heldBy(entity)];
      }),
    change: (id, next) => {
      const before = byId.get(id);
      if (before === undefined) throw new Error(`no record ${id}`);
      const record = { ...next(heldBy(before)), id };
      const held = wrap(record);
      leave(heldBy(before));
      const entity = model.update({ where: { id: { equals: id } }, data: { held }, strict: true });
      return enter(entity, record);
    },
    remove: (id) => {
      const entity = byId.get(id);
      if (entity === undefined) return;
      leave(heldBy(entity));
      model.delete({ where: { id: { equals: id } } });
    },
  };
}

/** Makes a collection under the name by which seeds and the write-ahead journal know it. */
export type MakeCollection = <T extends StoredRecord, I extends string = never>(
  name: string,
  schema: z.ZodType<T>,
  keys: IndexKeys<T, I>,
) => Collection<T, I>;
