import type { MarkDatabase, MarkDatabases, StoredRecord } from './mark-database.ts';
import { judged, type MarkRecord } from './mark-lines.ts';
import { caseKeyOf, imageIdIn, type MarksPlace, placeKeyOf } from './mark-place.ts';
import { SEAL_FORMAT, type Seal } from './mark-seal.ts';
import { MarkTrouble, troubleKindOf } from './mark-trouble.ts';

export interface ReadMarks {
  /** In the order in which they were kept; each once. */
  readonly records: readonly MarkRecord[];
  /** How many could not be opened or understood; they are gone now (specification 8). */
  readonly dropped: number;
  /** How many are of a version to come; they are left alone. */
  readonly newer: number;
}

/** Every promise rejects with a MarkTrouble, never with anything else. */
export interface MarkStore {
  /** Everything of the place. */
  readonly read: (place: MarksPlace) => Promise<ReadMarks>;
  /** What was kept there since this store read or wrote last, by another window say. */
  readonly readOn: (place: MarksPlace) => Promise<ReadMarks>;
  /** All of them or none; resolves once the browser says that they are on the disk. */
  readonly append: (place: MarksPlace, records: readonly MarkRecord[]) => Promise<void>;
  /** The server has everything of the place that this store has read or written. */
  readonly acknowledge: (place: MarksPlace, etag: string) => Promise<void>;
  /** The images of the case with records that the server may not have. */
  readonly unsent: (of: Omit<MarksPlace, 'imageId'>) => Promise<readonly string[]>;
}

// One gesture's lines, sealed as a whole: half a gesture cannot come back. Strict: counts once it is on the disk.
const STRICT = { durability: 'strict' } as const;
const boundOf = (place: string, id: string): string => `${place}\n${id}`;

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new MarkTrouble(troubleKindOf(error), error);
  }
}

type Opened = { readonly kind: 'newer' } | { readonly kind: 'corrupt' } | ({ readonly kind: 'whole' } & MarkRecord);

async function openRecord(seal: Seal, stored: StoredRecord, imageId: string): Promise<Opened> {
  if (Number.isSafeInteger(stored.v) && stored.v > SEAL_FORMAT) return { kind: 'newer' };
  if (stored.v !== SEAL_FORMAT || typeof stored.id !== 'string') return { kind: 'corrupt' };
  const text = await seal.open(stored, boundOf(stored.place, stored.id));
  if (text === null) return { kind: 'corrupt' };
  const lines = text.split('\n');
  const kinds = lines.map((line) => judged(line, imageId).kind);
  if (kinds.includes('corrupt')) return { kind: 'corrupt' };
  return kinds.includes('newer') ? { kind: 'newer' } : { kind: 'whole', id: stored.id, lines };
}

async function removeRecords(database: MarkDatabase, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return;
  const writing = database.transaction('records', 'readwrite', STRICT);
  await Promise.all([...keys.map((key) => writing.store.delete(key)), writing.done]);
}

async function add(database: MarkDatabase, records: readonly StoredRecord[]): Promise<number> {
  const writing = database.transaction('records', 'readwrite', STRICT);
  // It rejects as well when a request in it fails; whoever waits for the request has heard of it then.
  writing.done.catch(() => undefined);
  try {
    const keys = await Promise.all(records.map((record) => writing.store.add(record)));
    await writing.done;
    return keys.at(-1) ?? 0;
  } catch (error) {
    // Refused before it began, one request may leave the others standing: none is to be kept then.
    if (writing.error === null) abort(writing);
    throw error;
  }
}

function abort(writing: { readonly abort: () => void }): void {
  try {
    writing.abort();
  } catch {
    // It had ended by itself.
  }
}

export function createMarkStore(databases: MarkDatabases, seal: Seal): MarkStore {
  /** By place: the newest record that was read or written, and the ids of all that were. */
  const cursors = new Map<string, { key: number; readonly ids: Set<string> }>();
  // Reading and writing of one place keep their order, or a cursor would pass what nobody has read.
  const queues = new Map<string, Promise<unknown>>();
  const inTurn = <T>(place: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(place) ?? Promise.resolve()).then(work, work);
    queues.set(place, turn);
    return named(turn);
  };
  const cursorOf = (place: string) => {
    const cursor = cursors.get(place) ?? { key: 0, ids: new Set<string>() };
    cursors.set(place, cursor);
    return cursor;
  };

  const readOn = async (place: string, imageId: string): Promise<ReadMarks> => {
    const database = await databases.opened();
    const cursor = cursorOf(place);
    const found: { readonly key: number; readonly record: StoredRecord }[] = [];
    const index = database.transaction('records').store.index('place');
    // Keys come first, so that what this window wrote itself is not fetched again.
    for (const key of await index.getAllKeys(place)) {
      if (key <= cursor.key) continue;
      const record = await database.get('records', key);
      if (record !== undefined) found.push({ key, record });
    }
    const records: MarkRecord[] = [];
    const corrupt: number[] = [];
    let newer = 0;
    for (const { key, record } of found) {
      const known = typeof record.id === 'string' && cursor.ids.has(record.id);
      const opened = known ? null : await openRecord(seal, record, imageId);
      cursor.key = key;
      if (opened?.kind === 'corrupt') corrupt.push(key);
      if (opened?.kind === 'newer') newer += 1;
      if (opened?.kind !== 'whole') continue;
      cursor.ids.add(opened.id);
      records.push({ id: opened.id, lines: opened.lines });
    }
    await removeRecords(database, corrupt);
    return { records, dropped: corrupt.length, newer };
  };

  const append = async (place: string, records: readonly MarkRecord[]): Promise<void> => {
    // Sealed before the transaction begins: one that waits for anything else ends by itself.
    const sealed = await Promise.all(
      records.map(async ({ id, lines }): Promise<StoredRecord> => {
        const { iv, data } = await seal.seal(lines.join('\n'), boundOf(place, id));
        return { place, v: SEAL_FORMAT, id, iv, data };
      }),
    );
    await add(await databases.opened(), sealed);
    const { ids } = cursorOf(place);
    for (const { id } of records) ids.add(id);
  };

  return {
    read: (place) => {
      const key = placeKeyOf(place);
      return inTurn(key, () => {
        cursors.delete(key);
        return readOn(key, place.imageId);
      });
    },
    readOn: (place) => inTurn(placeKeyOf(place), () => readOn(placeKeyOf(place), place.imageId)),
    append: (place, records) => inTurn(placeKeyOf(place), () => append(placeKeyOf(place), records)),
    acknowledge: (place, etag) => {
      const key = placeKeyOf(place);
      return inTurn(key, async () => {
        const database = await databases.opened();
        await database.put('sent', { place: key, etag, key: cursorOf(key).key });
      });
    },
    unsent: (of) => named(unsentIn(databases, caseKeyOf(of))),
  };
}

async function unsentIn(databases: MarkDatabases, caseKey: string): Promise<readonly string[]> {
  const database = await databases.opened();
  const ofCase = IDBKeyRange.bound(caseKey, `${caseKey}\uffff`);
  const reading = database.transaction(['records', 'sent']);
  const sent = new Map((await reading.objectStore('sent').getAll(ofCase)).map(({ place, key }) => [place, key]));
  const places = new Set<string>();
  let cursor = await reading.objectStore('records').index('place').openKeyCursor(ofCase);
  while (cursor !== null) {
    if (cursor.primaryKey > (sent.get(cursor.key) ?? 0)) places.add(cursor.key);
    cursor = await cursor.continue();
  }
  return [...places].flatMap((place) => imageIdIn(place) ?? []);
}
