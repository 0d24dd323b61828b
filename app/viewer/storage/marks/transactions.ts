import type { MarkDatabase, StoredRecord } from './database.ts';
import { imageIdIn } from './storage-key.ts';

// Counts once it is on the disk: without it a browser answers when the system has the bytes, which a crash loses.
const STRICT = { durability: 'strict' } as const;

/** Removes the records for good; settles when that is on the disk. */
export async function removeRecords(database: MarkDatabase, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return;
  const writing = database.transaction('records', 'readwrite', STRICT);
  await Promise.all([...keys.map((key) => writing.store.delete(key)), writing.done]);
}

/** All of them or none; the keys that they got. */
export async function addRecords(
  database: MarkDatabase,
  records: readonly StoredRecord[],
): Promise<readonly number[]> {
  const writing = database.transaction('records', 'readwrite', STRICT);
  // `async`, so that a request that is refused at once ends like one that fails later.
  const adding = records.map(async (record) => writing.store.add(record));
  try {
    const [keys] = await Promise.all([Promise.all(adding), writing.done]);
    return keys;
  } catch (error) {
    // One request that is refused leaves the others standing: none is to be kept then.
    try {
      writing.abort();
    } catch {
      // The transaction had ended by itself.
    }
    throw error;
  }
}

/** In the order of their keys. */
export async function recordsAfter(
  database: MarkDatabase,
  place: string,
  after: number,
): Promise<readonly (readonly [number, StoredRecord])[]> {
  const { store } = database.transaction('records');
  const ofPlace = store.index('place');
  const keys = (await ofPlace.getAllKeys(place)).filter((key) => key > after);
  // One by one, some hundred records of a first reading cost as many round trips to the browser's own process.
  const records =
    after === 0 ? await ofPlace.getAll(place) : await Promise.all(keys.map((key) => store.get(key)));
  return keys.flatMap((key, at) => {
    const record = records[at];
    return record === undefined ? [] : [[key, record] as const];
  });
}

/** The images of the case with records that no acknowledgement covers. */
export async function unsentIn(database: MarkDatabase, caseKey: string): Promise<readonly string[]> {
  const ofCase = IDBKeyRange.bound(caseKey, `${caseKey}\uffff`);
  const reading = database.transaction(['records', 'sent']);
  const sent = await reading.objectStore('sent').getAll(ofCase);
  const upTo = new Map(sent.map(({ place, key }) => [place, key]));
  const places = new Set<string>();
  let cursor = await reading.objectStore('records').index('place').openKeyCursor(ofCase);
  while (cursor !== null) {
    if (cursor.primaryKey > (upTo.get(cursor.key) ?? 0)) places.add(cursor.key);
    cursor = await cursor.continue();
  }
  return [...places].flatMap((place) => imageIdIn(place) ?? []);
}

/** The ids of the place's records that no acknowledgement covers. */
export async function unsentRecordIds(database: MarkDatabase, place: string): Promise<readonly string[]> {
  const upTo = (await database.get('sent', place))?.key ?? 0;
  return (await recordsAfter(database, place, upTo)).map(([, { id }]) => id);
}

/** Removes those of the place's records that no acknowledgement covers; the keys that are gone from the disk then. */
export async function removeUnsent(
  database: MarkDatabase,
  { place, isGivenUp }: { readonly place: string; readonly isGivenUp: (key: number) => boolean },
): Promise<readonly number[]> {
  const writing = database.transaction(['records', 'sent'], 'readwrite', STRICT);
  const records = writing.objectStore('records');
  const upTo = (await writing.objectStore('sent').get(place))?.key ?? 0;
  const keys = (await records.index('place').getAllKeys(place)).filter((key) => key > upTo && isGivenUp(key));
  await Promise.all([...keys.map((key) => records.delete(key)), writing.done]);
  return keys;
}

/** Notes that the server has the place's records up to the first that it has not. */
export async function noteSent(
  database: MarkDatabase,
  {
    place,
    etag,
    has,
  }: { readonly place: string; readonly etag: string; readonly has: (key: number) => boolean },
): Promise<void> {
  const writing = database.transaction(['records', 'sent'], 'readwrite');
  const keys = await writing.objectStore('records').index('place').getAllKeys(place);
  const end = keys.findIndex((key) => !has(key));
  const key = (end === -1 ? keys.at(-1) : keys[end - 1]) ?? 0;
  await writing.objectStore('sent').put({ place, etag, key });
  await writing.done;
}
