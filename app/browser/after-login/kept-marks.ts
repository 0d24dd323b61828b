import { fieldsOf } from '#app/core/objects.ts';

/** The database of the viewer's marks. Its layout is the viewer's; here only what the server has is taken away. */
export const MARK_DATABASE = 'marks';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The marks of this browser cannot be read.'));
  });

/** Null where there is none: opening it must not make one without the viewer's stores. */
async function openMarks(factory: IDBFactory): Promise<IDBDatabase | null> {
  const request = factory.open(MARK_DATABASE);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  try {
    return await answerOf(request);
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

/** The places of an image's marks, with the keys of their records; `isSent` where the server has every one of them. */
async function placesIn(database: IDBDatabase) {
  const reading = database.transaction(['records', 'sent']);
  const keys = reading.objectStore('records').index('place');
  const known: readonly unknown[] = await answerOf(reading.objectStore('sent').getAll());
  const found = new Map<string, IDBValidKey[]>();
  await new Promise<void>((resolve, reject) => {
    const walk = keys.openKeyCursor();
    walk.onerror = () => reject(walk.error ?? new Error('The marks of this browser cannot be read.'));
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (cursor === null) return resolve();
      const { key: place, primaryKey } = cursor;
      if (typeof place === 'string') found.set(place, [...(found.get(place) ?? []), primaryKey]);
      cursor.continue();
    };
  });
  const upTo = new Map(
    known.flatMap((one) => {
      const { place, key } = fieldsOf(one);
      return typeof place === 'string' && typeof key === 'number' ? [[place, key] as const] : [];
    }),
  );
  const isSent = (place: string, key: IDBValidKey) =>
    typeof key === 'number' && key <= (upTo.get(place) ?? 0);
  return [...found].map(([place, all]) => ({
    place,
    keys: all,
    isSent: all.every((key) => isSent(place, key)),
  }));
}

/**
 * Takes away the marks of these places that the server has. An image with a gesture that it has not got stays as it is
 * (docs/decisions/0008). Says whether any such stays.
 */
export async function forgetSentMarks(
  factory: IDBFactory,
  isMeant: (place: string) => boolean,
): Promise<boolean> {
  const database = await openMarks(factory);
  if (database === null) return false;
  try {
    const meant = (await placesIn(database)).filter(({ place }) => isMeant(place));
    const writing = database.transaction(['records', 'sent'], 'readwrite');
    for (const { place, keys } of meant.filter((one) => one.isSent)) {
      for (const key of keys) writing.objectStore('records').delete(key);
      writing.objectStore('sent').delete(place);
    }
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('Nothing was taken away.'));
    });
    return meant.some((one) => !one.isSent);
  } finally {
    database.close();
  }
}
