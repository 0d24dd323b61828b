import { type Encryption, parseEncrypted } from '#app/browser/encryption.ts';
import { append, emptyLog } from '#app/core/event-log/log.ts';
import type { LogEvent } from '#app/core/viewing/events.ts';
import { readLines, recordsOf } from '../marks/lines.ts';
import type { StorageKey } from '../marks/storage-key.ts';
import { storageKeyText } from '../marks/storage-key.ts';
import type { MarkStore } from '../marks/store.ts';

/** The part of localStorage that is used; a test gives its own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TakenOver {
  readonly dropped: number;
  readonly newer: number;
}

const NOTHING: TakenOver = { dropped: 0, newer: 0 };

/**
 * Marks that an earlier version kept in localStorage move to the database once. They are taken away there only
 * when they are on the disk here; a crash in between moves them again, and the second copy is not read twice.
 */
export async function takeOver(
  {
    textStorage,
    encryption,
    store,
  }: { readonly textStorage: TextStorage; readonly encryption: Encryption; readonly store: MarkStore },
  place: StorageKey,
  writer: string,
): Promise<TakenOver> {
  const address = `rulers:${storageKeyText(place)}`;
  const text = textStorage.getItem(address);
  if (text === null) return NOTHING;
  const read = parseEncrypted(text);
  if (read.kind === 'newer') return { dropped: 0, newer: 1 };
  const lines = read.kind === 'corrupt' ? null : await encryption.decrypt(read.encrypted, address);
  if (lines === null) {
    textStorage.removeItem(address);
    return { dropped: 1, newer: 0 };
  }
  const { drafts, dropped, newer } = readLines(lines.split('\n'), place.imageId);
  if (newer > 0) return { dropped: 0, newer };
  // That version named no writer. It was this person, who may want to undo it.
  const { entries } = append<LogEvent>(
    emptyLog,
    drafts.map((draft) => ({ writer, ...draft })),
  );
  if (entries.length > 0) await store.append(place, recordsOf(entries));
  textStorage.removeItem(address);
  return { dropped, newer: 0 };
}
