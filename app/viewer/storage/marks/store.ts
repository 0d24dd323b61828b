import type { Encryption } from '#app/browser/encryption.ts';
import type { ImageNames, MarkDatabase, MarkDatabases } from './database.ts';
import { gestureOfRecord, type MarkRecord } from './lines.ts';
import { decryptRecord, encryptRecord } from './record.ts';
import { StorageError, storageErrorKindOf } from './storage-error.ts';
import { caseKeyOf, type StorageKey, storageKeyText } from './storage-key.ts';
import {
  addRecords,
  noteSent,
  recordsAfter,
  removeRecords,
  removeUnsent,
  unsentIn,
  unsentRecordIds,
} from './transactions.ts';

export interface ReadMarks {
  /** In the order in which they were kept; each once. */
  readonly records: readonly MarkRecord[];
  /** How many could not be opened or understood; they are gone now (specification 8). */
  readonly dropped: number;
  /** How many are of a version to come; they are left alone. */
  readonly newer: number;
}

/** Every promise rejects with a StorageError, never with anything else. */
export interface MarkStore {
  /** Everything of the place. */
  readonly read: (place: StorageKey) => Promise<ReadMarks>;
  /** What was kept there by another window since this store read last. */
  readonly readOn: (place: StorageKey) => Promise<ReadMarks>;
  /** All of them or none; resolves once the browser says that they are on the disk. */
  readonly append: (
    place: StorageKey,
    records: readonly MarkRecord[],
    names?: ImageNames | null,
  ) => Promise<void>;
  /** The server has these gestures, by the names of `gestureKeyOf`. */
  readonly acknowledge: (
    place: StorageKey,
    sent: { readonly etag: string; readonly gestures: ReadonlySet<string> },
  ) => Promise<void>;
  /**
   * Takes these gestures away for good, by the names of `gestureKeyOf`, where the server may not have them, and tells
   * which are gone: another window may still draw there.
   */
  readonly forgetUnsent: (place: StorageKey, gestures: ReadonlySet<string>) => Promise<ReadonlySet<string>>;
  /** The ids of the records of the place that the server may not have. */
  readonly unsentRecords: (place: StorageKey) => Promise<ReadonlySet<string>>;
  /** The images of the case with records that the server may not have. */
  readonly unsent: (of: Omit<StorageKey, 'imageId'>) => Promise<readonly string[]>;
}

interface Kept {
  readonly records: readonly MarkRecord[];
  readonly names: ImageNames | null;
}

/** What this window knows of a place. */
interface Seen {
  /** Up to where it was read. */
  key: number;
  readonly ids: Set<string>;
  /** The gesture of each record, by key. */
  readonly gestures: Map<number, string>;
}

export function createMarkStore(databases: MarkDatabases, encryption: Encryption): MarkStore {
  const places = new Map<string, Seen>();
  // Reading and writing of one place keep their order.
  const queues = new Map<string, Promise<unknown>>();
  const inTurn = async <T>(place: string, work: (database: MarkDatabase) => Promise<T>): Promise<T> => {
    const begin = async () => work(await databases.opened());
    const turn = (queues.get(place) ?? Promise.resolve()).then(begin, begin);
    queues.set(place, turn);
    return nameErrors(turn);
  };
  const seenOf = (place: string): Seen => {
    const seen = places.get(place) ?? { key: 0, ids: new Set(), gestures: new Map() };
    places.set(place, seen);
    return seen;
  };
  const see = (seen: Seen, key: number, id: string): void => {
    seen.ids.add(id);
    const gesture = gestureOfRecord(id);
    if (gesture !== null) seen.gestures.set(key, gesture);
  };

  const readOn = async (database: MarkDatabase, place: string, imageId: string): Promise<ReadMarks> => {
    const seen = seenOf(place);
    const stored = await recordsAfter(database, place, seen.key);
    const unknown = stored.filter(([, { id }]) => !seen.ids.has(id));
    const opened = await Promise.all(
      unknown.map(async ([key, record]) => [key, await decryptRecord(encryption, record, imageId)] as const),
    );
    // Nothing is noted before all are open: without the key this rejects, and the next call begins here again.
    const records: MarkRecord[] = [];
    for (const [key, one] of opened) {
      if (one.kind !== 'whole' || seen.ids.has(one.id)) continue;
      records.push({ id: one.id, lines: one.lines });
      see(seen, key, one.id);
    }
    seen.key = stored.at(-1)?.[0] ?? seen.key;
    const corrupt = opened.flatMap(([key, { kind }]) => (kind === 'corrupt' ? [key] : []));
    await removeRecords(database, corrupt);
    const newer = opened.filter(([, { kind }]) => kind === 'newer').length;
    return { records, dropped: corrupt.length, newer };
  };

  const append = async (database: MarkDatabase, place: string, { records, names }: Kept): Promise<void> => {
    // Encrypted before the transaction begins: one that waits for anything else ends by itself.
    const encrypted = await Promise.all(records.map((one) => encryptRecord(encryption, place, one, names)));
    const keys = await addRecords(database, encrypted);
    for (const [at, key] of keys.entries()) see(seenOf(place), key, records[at]?.id ?? '');
  };

  return {
    read: (place) => {
      const key = storageKeyText(place);
      return inTurn(key, (database) => {
        places.delete(key);
        return readOn(database, key, place.imageId);
      });
    },
    readOn: (place) => {
      const key = storageKeyText(place);
      return inTurn(key, (database) => readOn(database, key, place.imageId));
    },
    append: (place, records, names = null) => {
      const key = storageKeyText(place);
      return inTurn(key, (database) => append(database, key, { records, names }));
    },
    acknowledge: (place, { etag, gestures }) => {
      const key = storageKeyText(place);
      const has = (one: number): boolean => gestures.has(seenOf(key).gestures.get(one) ?? '');
      return inTurn(key, (database) => noteSent(database, { place: key, etag, has }));
    },
    forgetUnsent: (place, gestures) => {
      const key = storageKeyText(place);
      const gestureOf = (one: number): string => seenOf(key).gestures.get(one) ?? '';
      return inTurn(key, async (database) => {
        const isGivenUp = (one: number): boolean => gestures.has(gestureOf(one));
        return new Set((await removeUnsent(database, { place: key, isGivenUp })).map(gestureOf));
      });
    },
    unsentRecords: (place) =>
      inTurn(
        storageKeyText(place),
        async (database) => new Set(await unsentRecordIds(database, storageKeyText(place))),
      ),
    unsent: (of) => nameErrors(databases.opened().then((database) => unsentIn(database, caseKeyOf(of)))),
  };
}

async function nameErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageError(storageErrorKindOf(error), error);
  }
}
