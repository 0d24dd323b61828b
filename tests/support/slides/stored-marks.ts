import type { Page } from '@playwright/test';
import type { ImagePoint } from '#app/core/slides/geometry.ts';

interface StoredRuler {
  readonly id: string;
  readonly from: ImagePoint;
  readonly to: ImagePoint;
}
interface StoredPatch {
  readonly id: string;
  readonly note: string;
}
interface StoredEntry {
  readonly image: string;
  readonly gesture: string;
  readonly event: {
    readonly type: string;
    readonly ruler?: StoredRuler;
    readonly patch?: StoredPatch;
    readonly rulerId?: string;
    readonly rulerIds?: readonly string[];
    readonly patchId?: string;
    /** The gesture that was taken back or brought back. */
    readonly target?: string;
  };
}

export interface StandingMark {
  readonly image: string;
  readonly id: string;
  /** Null for a patch. */
  readonly ruler: StoredRuler | null;
  /** Null for a ruler. */
  readonly note: string | null;
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
export async function storedRulers(page: Page): Promise<readonly StoredRuler[]> {
  const entries = await storedMarks(page);
  return entries.flatMap(({ event }) =>
    event.type === 'ruler.drawn' && event.ruler !== undefined ? [event.ruler] : [],
  );
}

/** What the entries leave by their definition alone: an undone gesture never was, and the last word on a mark holds. */
export function standingMarks(entries: readonly StoredEntry[]): readonly StandingMark[] {
  const undone = new Set<string>();
  for (const { event } of entries) {
    if (event.target === undefined) continue;
    if (event.type === 'gesture.undone') undone.add(event.target);
    else undone.delete(event.target);
  }
  const marks = new Map<string, StandingMark>();
  for (const { image, gesture, event } of entries) {
    if (undone.has(gesture)) continue;
    const { ruler, patch, rulerId, patchId, rulerIds = [] } = event;
    if (ruler !== undefined) marks.set(ruler.id, { image, id: ruler.id, ruler, note: null });
    if (patch !== undefined) marks.set(patch.id, { image, id: patch.id, ruler: null, note: patch.note });
    for (const gone of [rulerId, patchId, ...rulerIds]) if (gone !== undefined) marks.delete(gone);
  }
  return [...marks.values()];
}
