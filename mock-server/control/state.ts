import { z } from 'zod';
import type { StoredRecord } from '../store/collections.ts';
import { among, query } from '../store/query.ts';
import type { World } from '../world.ts';

/** What a look into the state and a change of it need of a collection, whatever it holds. */
interface Looked {
  list(): StoredRecord[];
  find(id: string): StoredRecord | null;
  revision(): number;
  change(id: string, next: (record: StoredRecord) => StoredRecord): StoredRecord;
}

/** Sessions and passwords stay closed even to a test: they are no state of the product's business. */
const CLOSED: ReadonlySet<string> = new Set(['sessions', 'passwords', 'replies', 'byteRecords']);

const isCollection = (value: unknown): value is Looked =>
  typeof value === 'object' && value !== null && 'list' in value && 'change' in value && 'revision' in value;

/** The collections of a world by name; null where there is none of this name. */
export function collectionOf(world: World, name: string): Looked | null {
  if (CLOSED.has(name) || !Object.hasOwn(world, name)) return null;
  const found: unknown = Reflect.get(world, name);
  return isCollection(found) ? found : null;
}

export const collectionNames = (world: World): readonly string[] =>
  Object.keys(world).filter((name) => collectionOf(world, name) !== null);

/** The query language of the store (mock-server/store/query.ts), as JSON. */
export const StateQuery = z.strictObject({
  where: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  orderBy: z.record(z.string(), z.enum(['asc', 'desc'])).optional(),
  take: z.int().min(0).max(10_000).default(100),
  skip: z.int().min(0).default(0),
});

/** The records that fit, and how many there are before `take` and `skip`. */
export function findState(from: Looked, { where, orderBy, take, skip }: z.infer<typeof StateQuery>) {
  const fitting = among(from, where);
  const page = query(fitting, { ...(orderBy === undefined ? {} : { orderBy }), take, skip });
  return { total: fitting.length, records: page };
}

/** Puts fields of a record to other values. Throws a ZodError where the record would no longer be one. */
export const patchState = (of: Looked, id: string, fields: Readonly<Record<string, unknown>>): StoredRecord =>
  of.change(id, (record) => ({ ...record, ...fields }));
