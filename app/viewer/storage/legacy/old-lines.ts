import { append, emptyLog } from '#app/core/event-log/log.ts';
import type { LogEvent } from '#app/core/viewing/events.ts';
import { type Seal, sealedFromText } from '../marks/encryption.ts';
import { recordsOf, understood } from '../marks/lines.ts';
import type { MarksPlace } from '../marks/storage-key.ts';
import { placeKeyOf } from '../marks/storage-key.ts';
import type { MarkStore } from '../marks/store.ts';

/** The part of localStorage that is used; a test gives its own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
  { shelf, seal, store }: { readonly shelf: Shelf; readonly seal: Seal; readonly store: MarkStore },
  place: MarksPlace,
  writer: string,
): Promise<TakenOver> {
  const address = `rulers:${placeKeyOf(place)}`;
  const text = shelf.getItem(address);
  if (text === null) return NOTHING;
  const read = sealedFromText(text);
  if (read.kind === 'newer') return { dropped: 0, newer: 1 };
  const lines = read.kind === 'corrupt' ? null : await seal.open(read.sealed, address);
  if (lines === null) {
    shelf.removeItem(address);
    return { dropped: 1, newer: 0 };
  }
  const { drafts, dropped, newer } = understood(lines.split('\n'), place.imageId);
  if (newer > 0) return { dropped: 0, newer };
  // That version named no writer. It was this person, who may want to undo it.
  const { entries } = append<LogEvent>(
    emptyLog,
    drafts.map((draft) => ({ writer, ...draft })),
  );
  if (entries.length > 0) await store.append(place, recordsOf(entries));
  shelf.removeItem(address);
  return { dropped, newer: 0 };
}
