/** The database of specification 3.4: 'AppStorage', version 1, with the one store 'files', keyed by key. */
const NAME = 'AppStorage';
const VERSION = 1;
const STORE = 'files';

export interface FileStore {
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage of this browser cannot be used.'));
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
  };
  return new Promise((resolve, reject) => {
    request.onblocked = () => reject(new Error('Another window holds the storage.'));
    answerOf(request).then(resolve, reject);
  });
}

/** Opened for each use, so that no page stands in the way of a later version. Each rejects where nothing can be kept. */
export function appStorage(factory: () => IDBFactory): FileStore {
  const within = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await open(factory());
    try {
      const transaction = database.transaction(STORE, mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'));
      });
      const answer = await answerOf(work(transaction.objectStore(STORE)));
      // A full disk is told at the end of a transaction, and not by its requests.
      await done;
      return answer;
    } finally {
      database.close();
    }
  };
  return {
    get: (key) => within<unknown>('readonly', (store) => store.get(key)),
    put: async (key, value) => {
      await within('readwrite', (store) => store.put(value, key));
    },
    remove: (key) => within('readwrite', (store) => store.delete(key)),
    keys: async () => {
      const keys = await within('readonly', (store) => store.getAllKeys());
      return keys.filter((key): key is string => typeof key === 'string');
    },
  };
}
