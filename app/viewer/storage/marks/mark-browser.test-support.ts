import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createEncryption, type Encryption, importEncryptionKey } from '#app/browser/encryption.ts';
import { gestureId } from '#app/core/event-log/entry.ts';
import { type LogDraft, type LogEvent, logCodec } from '#app/core/viewing/events.ts';
import { createMarkDatabases } from './database.ts';
import type { MarkRecord } from './lines.ts';
import { createMarkStore, type MarkStore } from './store.ts';

export const place = { userId: 'u', caseId: 'c', imageId: 'i' };

export const encryptionOf = (byte: number): Encryption =>
  createEncryption(() => importEncryptionKey(btoa(String.fromCharCode(byte).repeat(32))));

/** A browser with nothing in it; each store is a window of it. */
export function emptyBrowser(): {
  readonly factory: IDBFactory;
  readonly window: (encryption?: Encryption) => MarkStore;
} {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  return {
    factory,
    window: (encryption = encryptionOf(1)) => createMarkStore(createMarkDatabases(), encryption),
  };
}

export const rulerEvent = (id: string, imageId = place.imageId): LogEvent => ({
  type: 'ruler.drawn',
  v: 1,
  ruler: {
    id,
    imageId,
    checksum: null,
    mode: 'straight',
    from: { x: 1, y: 2 },
    to: { x: 30, y: 40 },
    scale: { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' },
    visible: true,
    name: '',
    author: null,
    pane: 'primary',
  },
});

export const draftBy = (writer: string, gesture: string, event: LogEvent): LogDraft => ({
  at: 1,
  image: place.imageId,
  pane: 'primary',
  gesture: gestureId(gesture),
  writer,
  event,
});

export const lineOf = (draft: LogDraft): string => logCodec.encode({ seq: 1, ...draft });

/** One ruler's gesture. */
export const record = (name: string, writer = 'u'): MarkRecord => ({
  id: `${name}:0:${writer}`,
  lines: [lineOf(draftBy(writer, name, rulerEvent(`ruler-${name}`)))],
});

/** The database as whoever tampers with it sees it. */
export function raw(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('marks', 1);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('closed'));
  });
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
}
