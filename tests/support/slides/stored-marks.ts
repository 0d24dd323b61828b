import type { Page } from '@playwright/test';
import type { ImagePoint } from '#app/core/slides/geometry.ts';

interface StoredEntry {
  readonly image: string;
  readonly event: {
    readonly type: string;
    readonly ruler?: { readonly id: string; readonly from: ImagePoint; readonly to: ImagePoint };
  };
}

interface StoredRecord {
  readonly place: string;
  readonly id: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** The entries in this browser's database, oldest first, opened with the key that the server gives their owner. */
export async function storedMarks(page: Page): Promise<readonly StoredEntry[]> {
  const lines = await page.evaluate(async () => {
    const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const { key } = (await (await fetch('/resources/storage-key')).json()) as { key: string };
    const opener = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt']);
    const database = await asked(indexedDB.open('marks'));
    const reading = database.transaction('records').objectStore('records').getAll();
    const records = (await asked(reading)) as readonly StoredRecord[];
    database.close();
    const texts = await Promise.all(
      records.map(async ({ place, id, iv, data }) => {
        const additionalData = new TextEncoder().encode(`${place}\n${id}`);
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, opener, data);
        return new TextDecoder().decode(plain).split('\n');
      }),
    );
    return texts.flat();
  });
  return lines.map((line) => JSON.parse(line) as StoredEntry);
}

/** Every ruler that was ever drawn and lies in the database. */
export async function storedRulers(
  page: Page,
): Promise<readonly NonNullable<StoredEntry['event']['ruler']>[]> {
  const entries = await storedMarks(page);
  return entries.flatMap(({ event }) =>
    event.type === 'ruler.drawn' && event.ruler !== undefined ? [event.ruler] : [],
  );
}
