import type { z } from 'zod';
import { fieldsOf } from '#app/core/objects.ts';
import type { StoredRecord } from '../store/collections.ts';
import { among, query } from '../store/query.ts';
import type { World } from '../world.ts';
import { ControlRefused, readAs, requireFound } from './control-call.ts';
import { stateQueryOf } from './state-query.ts';

/** What a look into the state and a change of it need of a collection, whatever it holds. */
interface Looked {
  readonly schema: z.ZodType<StoredRecord>;
  list(): StoredRecord[];
  find(id: string): StoredRecord | null;
  revision(): number;
  change(id: string, next: (record: StoredRecord) => StoredRecord): StoredRecord;
}

/** Sessions and passwords stay closed even to a test: they are no state of the product's business. */
const CLOSED: ReadonlySet<string> = new Set(['sessions', 'passwords', 'replies', 'byteRecords']);

const isCollection = (value: unknown): value is Looked =>
  typeof value === 'object' && value !== null && 'list' in value && 'change' in value && 'schema' in value;

/** The collections of a world by name; null where there is none of this name. */
export function collectionOf(world: World, name: string): Looked | null {
  if (CLOSED.has(name) || !Object.hasOwn(world, name)) return null;
  const found: unknown = Reflect.get(world, name);
  return isCollection(found) ? found : null;
}

export const collectionNames = (world: World): readonly string[] =>
  Object.keys(world).filter((name) => collectionOf(world, name) !== null);

/** The records that fit, and how many there are before `take` and `skip`. Throws ControlRefused for what none can have. */
export function findState(from: Looked, asked: unknown) {
  const { where, orderBy, take, skip } = readAs(asked, stateQueryOf(from.schema));
  const fitting = among(from, where);
  const page = query(fitting, { ...(orderBy === undefined ? {} : { orderBy }), take, skip });
  return { total: fitting.length, records: page };
}

/** Puts fields of a record to other values. Throws ControlRefused where it would be no record, or not what was asked. */
export function patchState(of: Looked, id: string, fields: Readonly<Record<string, unknown>>): StoredRecord {
  const record = requireFound(of.find(id), `record ${id}`);
  if (Object.hasOwn(fields, 'id') && fields['id'] !== id)
    throw new ControlRefused(400, 'a record keeps its id');
  const changed = readAs({ ...record, ...fields }, of.schema);
  const dropped = droppedIn(fields, changed);
  if (dropped !== null) throw new ControlRefused(400, `the record has no field ${dropped}`);
  return of.change(id, () => changed);
}

/** The way to the first field that was given and is not kept; null where all of them are. */
function droppedIn(given: unknown, kept: unknown): string | null {
  if (typeof given !== 'object' || given === null) return null;
  for (const [name, part] of Object.entries(given)) {
    if (!Object.hasOwn(fieldsOf(kept), name)) return name;
    const inside = droppedIn(part, fieldsOf(kept)[name]);
    if (inside !== null) return `${name}.${inside}`;
  }
  return null;
}
