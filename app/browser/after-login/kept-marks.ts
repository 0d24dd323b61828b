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

/** The places of an image's marks, with the keys of their records; `unsent`: those that the server may not have. */
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
    unsent: all.filter((key) => !isSent(place, key)),
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
    for (const { place, keys } of meant.filter(({ unsent }) => unsent.length === 0)) {
      for (const key of keys) writing.objectStore('records').delete(key);
      writing.objectStore('sent').delete(place);
    }
    await endOf(writing);
    return meant.some(({ unsent }) => unsent.length > 0);
  } finally {
    database.close();
  }
}

const endOf = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error('Nothing was taken away.'));
  });

interface MarkOwner {
  readonly userId: string;
  readonly caseId: string;
}

/** The images of the case of which this person has marks in this browser that the server may not have. */
export async function unsentImagesOf(
  factory: IDBFactory,
  { userId, caseId }: MarkOwner,
): Promise<readonly UnsentImage[]> {
  const left = await unsentMarksOf(factory, userId);
  return left.filter((one) => one.caseId === caseId);
}

export interface UnsentImage {
  readonly caseId: string;
  readonly imageId: string;
  /** The platform's number of the case and the title of the slide as they were then; null where nobody kept them. */
  readonly caseID: string | null;
  readonly slide: string | null;
}

/** The images of every case of this person that have marks in this browser which the server may not have. */
export async function unsentMarksOf(factory: IDBFactory, userId: string): Promise<readonly UnsentImage[]> {
  const database = await openMarks(factory);
  if (database === null) return [];
  try {
    const left = (await placesIn(database)).flatMap(({ place, unsent }) => {
      const [owner, caseId, imageId] = partsOf(place);
      const last = unsent.at(-1);
      const isTheirs = owner === userId && caseId !== undefined && imageId !== undefined;
      return isTheirs && last !== undefined ? [{ caseId, imageId, last }] : [];
    });
    const records = database.transaction('records').objectStore('records');
    return await Promise.all(
      left.map(async ({ last, ...image }) => ({ ...image, ...namesIn(await answerOf(records.get(last))) })),
    );
  } finally {
    database.close();
  }
}

function namesIn(record: unknown): Pick<UnsentImage, 'caseID' | 'slide'> {
  const { caseID, slide } = fieldsOf(fieldsOf(record)['names']);
  return {
    caseID: typeof caseID === 'string' ? caseID : null,
    slide: typeof slide === 'string' ? slide : null,
  };
}

/** The ids of a place, as the viewer joins them; of one that is not the viewer's, none. */
function partsOf(place: string): readonly string[] {
  try {
    return place.split(':').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Takes away for good what this person has marked in the case and the server may not have. */
export async function giveUpUnsentMarks(factory: IDBFactory, { userId, caseId }: MarkOwner): Promise<void> {
  const database = await openMarks(factory);
  if (database === null) return;
  try {
    const all = await placesIn(database);
    const writing = database.transaction('records', 'readwrite', { durability: 'strict' });
    for (const { place, unsent } of all) {
      const [owner, of] = partsOf(place);
      if (owner === userId && of === caseId)
        for (const key of unsent) writing.objectStore('records').delete(key);
    }
    await endOf(writing);
  } finally {
    database.close();
  }
}
