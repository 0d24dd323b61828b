import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { MARK_DATABASE } from './kept-marks.ts';

const endOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });

interface Place {
  readonly userId: string;
  readonly caseId: string;
  readonly imageId: string;
  /** What the viewer has kept of how the image is called. */
  readonly names?: { readonly caseID: string; readonly slide: string };
}

/** A browser in which the viewer has left one record in each of these places, none of which the server has. */
export async function leaveMarks(...places: readonly Place[]) {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  const opening = factory.open(MARK_DATABASE, 1);
  opening.onupgradeneeded = () => {
    const records = opening.result.createObjectStore('records', { autoIncrement: true });
    records.createIndex('place', 'place');
    opening.result.createObjectStore('sent', { keyPath: 'place' });
  };
  const database = await endOf(opening);
  const keyOf = ({ userId, caseId, imageId }: Place) => [userId, caseId, imageId].join(':');
  for (const place of places)
    await endOf(
      database
        .transaction('records', 'readwrite')
        .objectStore('records')
        .add({ place: keyOf(place), names: place.names }),
    );
  return {
    /** The server has everything of the place. */
    acknowledge: (place: Place) =>
      endOf(
        database
          .transaction('sent', 'readwrite')
          .objectStore('sent')
          .put({ place: keyOf(place), etag: '', key: 999 }),
      ),
    /** How many records are left. */
    count: () => endOf(database.transaction('records').objectStore('records').count()),
  };
}
