import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { MARK_DATABASE } from '#app/browser/after-login/kept-marks.ts';
import { StorageError, storageErrorKindOf } from './storage-error.ts';

const VERSION = 1;
/** A browser may leave the question open for ever, and measuring waits for the answer. */
const OPEN_LIMIT_MS = 10_000;

/** What people call an image by, without its patient: whoever lost the case could not be told otherwise. */
export interface ImageNames {
  readonly caseID: string;
  readonly slide: string;
}

export interface StoredRecord {
  readonly place: string;
  readonly v: number;
  readonly id: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  /** Not secret; absent where an earlier version kept the record. */
  readonly names?: ImageNames;
}

/** How far the server has what lies in a place. */
export interface StoredSent {
  readonly place: string;
  readonly etag: string;
  /** The last record that it has; 0 for none. */
  readonly key: number;
}

interface Schema extends DBSchema {
  records: { key: number; value: StoredRecord; indexes: { place: string } };
  sent: { key: string; value: StoredSent };
}

export type MarkDatabase = IDBPDatabase<Schema>;

export interface MarkDatabases {
  /** Rejects with a StorageError; the next call tries anew. */
  readonly opened: () => Promise<MarkDatabase>;
  readonly close: () => void;
}

function open(gone: () => void, held: () => void): Promise<MarkDatabase> {
  return openDB<Schema>(MARK_DATABASE, VERSION, {
    upgrade: (database) => {
      const records = database.createObjectStore('records', { autoIncrement: true });
      records.createIndex('place', 'place');
      database.createObjectStore('sent', { keyPath: 'place' });
    },
    blocked: held,
    // A newer version in another window waits for this connection, and its reader with it.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      gone();
    },
    terminated: gone,
  });
}

function openedInTime(gone: () => void): Promise<MarkDatabase> {
  return new Promise((resolve, reject) => {
    const rejectBlocked = () => reject(new StorageError('blocked'));
    const timer = setTimeout(() => reject(new StorageError('unreadable')), OPEN_LIMIT_MS);
    open(gone, rejectBlocked)
      .then(resolve, (error: unknown) => {
        const isNewer = error instanceof DOMException && error.name === 'VersionError';
        reject(new StorageError(isNewer ? 'newer' : storageErrorKindOf(error), error));
      })
      .finally(() => clearTimeout(timer));
  });
}

/** One connection, opened at the first use. */
export function createMarkDatabases(): MarkDatabases {
  let connection: Promise<MarkDatabase> | null = null;
  const forget = (): void => {
    connection = null;
  };
  return {
    opened: () => {
      // Some private windows have no such thing at all, others throw when it is touched.
      if (typeof indexedDB === 'undefined') return Promise.reject(new StorageError('absent'));
      connection ??= openedInTime(forget).catch((error: unknown) => {
        forget();
        throw error;
      });
      return connection;
    },
    close: () => {
      const closing = connection;
      forget();
      void closing?.then((database) => database.close()).catch(() => undefined);
    },
  };
}
