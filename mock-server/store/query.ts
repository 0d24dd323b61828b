import { factory, nullable, primaryKey } from '@mswjs/data';
import { fieldsOf } from '#app/core/objects.ts';
import type { Collection, StoredRecord } from './collections.ts';
import { comparing } from './sorted-views.ts';

/** What a plain value may be asked. A field without a value answers to nothing, not even to `notEquals`. */
type Asked<V> = { readonly [K in 'equals' | 'notEquals']?: V } & {
  readonly [K in 'in' | 'notIn']?: readonly V[];
} & { readonly [K in 'gt' | 'gte' | 'lt' | 'lte']?: [V] extends [number] ? number : string };

type ClauseOf<V> = [V] extends [string | number | boolean]
  ? Asked<V>
  : V extends readonly (infer Item)[]
    ? Where<Item>
    : V extends object
      ? Where<V>
      : never;

/** Conditions on the plain fields of a record, and on those of its parts; of a list of parts one has to fit. */
export type Where<T> = { readonly [K in keyof T]?: ClauseOf<NonNullable<T[K]>> };

type PlainKey<T> = { [K in keyof T]: T[K] extends string | number | boolean | null ? K : never }[keyof T];
type OrderBy<T> = { readonly [K in PlainKey<T>]?: 'asc' | 'desc' };

export interface Query<T> {
  readonly where?: Where<T>;
  /** Keys in order of weight; what has no value comes last, and equal ones by id. */
  readonly orderBy?: OrderBy<T>;
  readonly take?: number;
  readonly skip?: number;
}

/** A collection, or records that an index has found already. */
export type Source<T extends StoredRecord> =
  | Pick<Collection<T, never>, 'list' | 'find' | 'revision'>
  | readonly T[];

type Find = (where: object) => readonly { readonly id: unknown }[];

const kept = new WeakMap<object, { readonly revision: number; readonly find: Find }>();

/** The records as the library has them: nested parts are the record's own, so nothing is copied. */
function modelOf(records: readonly StoredRecord[]): Find {
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  fields.delete('id');
  const { record: model } = factory({
    record: {
      id: primaryKey(String),
      ...Object.fromEntries([...fields].map((field) => [field, nullable((): string | null => null)])),
    },
  });
  for (const record of records) model.create({ ...record });
  return (where) => model.findMany({ where });
}

/** Built when it is asked for and again once the collection has changed: no write pays for it. */
function keepModel(source: Exclude<Source<StoredRecord>, readonly unknown[]>): Find {
  const revision = source.revision();
  const known = kept.get(source);
  if (known?.revision === revision) return known.find;
  const find = modelOf(source.list());
  kept.set(source, { revision, find });
  return find;
}

const isList = <T extends StoredRecord>(source: Source<T>): source is readonly T[] => Array.isArray(source);

/** The records that fit conditions whose fields are known when the mock runs only; `query` knows them before. */
export function among<T extends StoredRecord>(source: Source<T>, where: object): readonly T[] {
  if (Object.keys(where).length === 0) return isList(source) ? source : source.list();
  const find = isList(source) ? modelOf(source) : keepModel(source);
  const found = new Set(find(where).map(({ id }) => id));
  return (isList(source) ? source : source.list()).filter(({ id }) => found.has(id));
}

/**
 * The query language of the mock, that of @mswjs/data: for reads that go neither by id nor by an index. It looks at
 * each record, so the lists of cases, of which there are thousands, go by index and kept order.
 */
export function query<T extends StoredRecord>(source: Source<T>, asked: Query<T> = {}): readonly T[] {
  const { where = {}, orderBy, skip = 0, take } = asked;
  const found = among(source, where);
  const ordered = orderBy === undefined ? found : found.toSorted(orderOf(orderBy));
  return ordered.slice(skip, take === undefined ? undefined : skip + take);
}

function plainIn(record: object, key: string): string | number | boolean | null {
  const value = fieldsOf(record)[key];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function orderOf<T extends StoredRecord>(orderBy: OrderBy<T>): (a: T, b: T) => number {
  const orders = Object.entries('id' in orderBy ? orderBy : { ...orderBy, id: 'asc' }).map(
    ([key, direction]) =>
      // The library's own order leaves records without a value wherever they stood.
      comparing((record: T) => plainIn(record, key), direction === 'desc'),
  );
  return (a, b) => orders.reduce((order, next) => order || next(a, b), 0);
}
