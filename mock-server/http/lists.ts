import type { z } from 'zod';
import { fieldsOf } from '#app/core/objects.ts';
import type { OperationId, Operations } from '#contracts/generated/operations/index.ts';
import type { StoredRecord } from '../store/collections.ts';
import type { KeptRows } from '../store/kept-rows.ts';
import { among, type Source, type Where } from '../store/query.ts';
import type { Call } from './call.ts';
import { countUpTo, firstInOrder, matches, orderOf, PageAsked, pageOutOf } from './paging.ts';

/** Operations that answer a page of something. */
export type ListId = {
  [K in OperationId]: 'page' extends keyof QueryOf<K> ? K : never;
}[OperationId];

type PageOf<K extends OperationId> = z.output<Operations[K]['ok'] & z.ZodType>;
/** A row as the contract has it. */
export type RowOf<K extends OperationId> =
  PageOf<K> extends { readonly data: { readonly items: readonly (infer Row)[] } } ? Row : never;

type QueryOf<K extends OperationId> = Call<K>['input']['query'];
type Asked<K extends OperationId, F> = NonNullable<QueryOf<K>[F & keyof QueryOf<K>]>;
type Test<T> = (record: T) => boolean;

/**
 * What a filter asks of a record: that this field of it is the value or one of the values, conditions in the query
 * language, or a test where the record alone does not tell.
 */
type Filter<T, Value, C> = (keyof T & string) | ((asked: Value, call: C) => Where<T> | Test<T>);

interface Table<K extends ListId, T extends StoredRecord> {
  /** What the caller may see of it at all. Throws where that is nothing. */
  readonly of: (call: Call<K>) => Source<T>;
  /** One for each query parameter of the operation; one that is not given is not asked. */
  readonly filters: {
    readonly [F in Exclude<keyof QueryOf<K>, 'page' | 'pageSize' | 'sort' | 'q'>]-?: Filter<
      T,
      Asked<K, F>,
      Call<K>
    >;
  };
  /** The texts that `q` looks in. */
  readonly search?: (record: T, call: Call<K>) => readonly (string | null)[];
  readonly sorts: Readonly<Record<string, (record: T, call: Call<K>) => string | number | null>>;
  /** The order when none is asked for; equal ones always follow each other by id. */
  readonly usual: string;
  readonly row: (record: T, call: Call<K>) => RowOf<K>;
  /** A list of thousands has it: its rows are looked through once until something has changed. */
  readonly kept?: KeptRows<T, Call<K>>;
}

/** A list: what it is of, what each filter asks of a record, what it may be sorted by, and what a row says. */
export type ListTable<K extends ListId, T extends StoredRecord> = Table<K, T> &
  ('q' extends keyof QueryOf<K> ? Required<Pick<Table<K, T>, 'search'>> : unknown);

/** All records that the filters leave, in no order. */
export function findRows<K extends ListId, T extends StoredRecord>(
  table: Table<K, T>,
  call: Call<K>,
): readonly T[] {
  const { page: _, pageSize: __, sort: ___, ...asked } = fieldsOf(call.input.query);
  const source = table.of(call);
  const find = () => rowsAmong(table, call, asked, source);
  return table.kept === undefined ? find() : table.kept.rows(source, call, asked, find);
}

function rowsAmong<K extends ListId, T extends StoredRecord>(
  table: Table<K, T>,
  call: Call<K>,
  asked: ReturnType<typeof fieldsOf>,
  source: Source<T>,
): readonly T[] {
  const { q } = asked;
  const conditions: object[] = [];
  const tests: Test<T>[] = [];
  for (const [name, filter] of Object.entries<Filter<T, never, Call<K>>>(table.filters)) {
    const value = asked[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    // The table pairs each filter with its own parameter, which the compiler cannot follow through a loop.
    const wanted =
      typeof filter === 'function' ? filter(value as never, call) : { [filter]: clauseOf(value) };
    if (typeof wanted === 'function') tests.push(wanted);
    else conditions.push(wanted);
  }
  if (typeof q === 'string') tests.push((record) => matches(q, table.search?.(record, call) ?? []));
  const where = conditions.reduce(join, {});
  return among(source, where).filter((record) => tests.every((holds) => holds(record)));
}

const sortOf = <K extends ListId, T extends StoredRecord>(table: Table<K, T>, call: Call<K>): string => {
  const { sort } = fieldsOf(call.input.query);
  return `${typeof sort === 'string' ? sort : table.usual},id`;
};

/** The order that is asked for, else the usual one. Throws MALFORMED_REQUEST for a key that the list does not have. */
function orderIn<K extends ListId, T extends StoredRecord>(
  table: Table<K, T>,
  call: Call<K>,
): (a: T, b: T) => number {
  const { id = (record: T) => record.id, ...sorts } = table.sorts;
  const keys = Object.fromEntries(
    Object.entries({ ...sorts, id }).map(([key, value]) => [key, (record: T) => value(record, call)]),
  );
  return orderOf(sortOf(table, call), keys);
}

/** All records that the filters leave, in the order that is asked for. */
export const listRows = <K extends ListId, T extends StoredRecord>(
  table: Table<K, T>,
  call: Call<K>,
): readonly T[] => findRows(table, call).toSorted(orderIn(table, call));

const clauseOf = (value: unknown): object => (Array.isArray(value) ? { in: value } : { equals: value });

/** Both conditions; two on one field are two of its own. */
const join = (one: object, other: object): object =>
  Object.entries(fieldsOf(other)).reduce(
    (where, [field, clause]) => ({
      ...where,
      [field]: { ...fieldsOf(fieldsOf(where)[field]), ...fieldsOf(clause) },
    }),
    one,
  );

/** The page that is asked for, of what was found in whatever order: nothing behind it is sorted, and only its rows are made. */
export function pageOfList<K extends ListId, T extends StoredRecord>(
  table: ListTable<K, T>,
  call: Call<K>,
  found: readonly T[] = findRows(table, call),
) {
  const asked = PageAsked.parse(call.input.query);
  const count = countUpTo(asked);
  const find = () => firstInOrder(found, orderIn(table, call), count);
  const ordered = table.kept?.firstOf(found, `${count} by ${sortOf(table, call)}`, find) ?? find();
  const page = pageOutOf(ordered, found.length, asked);
  return { ...page, items: page.items.map((record) => table.row(record, call)) };
}
