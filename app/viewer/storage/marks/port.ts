import type { Encryption } from '#app/browser/encryption.ts';
import type { WriterNames } from '../../tabs/writers.ts';
import { type TextStorage, takeOver } from '../legacy/old-lines.ts';
import type { FoundMarks, OpenedMarks } from './found-marks.ts';
import { StorageError } from './storage-error.ts';
import type { StorageKey } from './storage-key.ts';
import type { MarkStore, ReadMarks } from './store.ts';

interface MarkPortContext {
  readonly store: MarkStore;
  readonly encryption: Encryption;
  readonly writers: WriterNames;
  /** Where an earlier version kept marks. */
  readonly textStorage: () => TextStorage;
}

const foundIn = ({ records, dropped, newer }: ReadMarks): FoundMarks => ({
  lines: records.flatMap(({ lines }) => lines),
  dropped,
  newer,
});

/** What the stores ask of the browser about marks that lie in it. */
export function createMarkPort({ store, encryption, writers, textStorage }: MarkPortContext): {
  readonly open: (place: StorageKey) => Promise<OpenedMarks>;
  readonly readOn: (place: StorageKey) => Promise<FoundMarks>;
} {
  const old = async (place: StorageKey, writer: string) => {
    try {
      return await takeOver({ textStorage: textStorage(), encryption, store }, place, writer);
    } catch (error) {
      // The browser may forbid a look there; what the database says is not worth less for it.
      if (error instanceof StorageError && error.kind !== 'absent') throw error;
      return { dropped: 0, newer: 0 };
    }
  };
  return {
    open: async (place) => {
      // Asked for first and waited for last: a name that another window has is no reason to read later.
      const naming = writers.nameFor(place);
      const before = await old(place, place.userId);
      const { lines, dropped, newer } = foundIn(await store.read(place));
      const writer = await naming;
      return { writer, lines, dropped: dropped + before.dropped, newer: newer + before.newer };
    },
    readOn: async (place) => foundIn(await store.readOn(place)),
  };
}
