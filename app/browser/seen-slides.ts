import { KEPT_KINDS } from '#app/core/access/kept-kinds.ts';
import { coverageText, mergedSlides, readCoverage } from '#app/core/coverage/kept-coverage.ts';
import type { CoveredSlide } from '#app/core/coverage/seen-text.ts';
import { createEncryption } from './encryption.ts';
import { createKeptText, forgetOthers } from './kept-text.ts';
import { storageNames } from './storage-names.ts';

const { kind: KIND } = KEPT_KINDS.seenSlides;
/** Characters for all cases together. A browser has about five million for everything, unsaved texts among them. */
const MOST_ROOM = 1_500_000;

export interface SeenOwner {
  readonly userId: string;
  readonly caseId: string;
}

type Room = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const nameOf = (place: readonly string[]): string => place.map(encodeURIComponent).join(':');

/** The cases of this reader in the order in which they were written, newest last; by their ids only. */
function noteOrder(storage: Room, { userId, caseId }: SeenOwner): readonly string[] {
  const order = nameOf([KIND, userId, '']);
  const known = (storage.getItem(order) ?? '').split(' ').filter((id) => id !== '' && id !== caseId);
  storage.setItem(order, [...known, caseId].join(' '));
  return known;
}

/** Forgets the cases that were read longest ago, until there is room again. */
function makeRoom(storage: Room, owner: SeenOwner): void {
  const countTaken = (): number =>
    storageNames(storage, `${KIND}:`).reduce((sum, name) => sum + (storage.getItem(name)?.length ?? 0), 0);
  for (const caseId of noteOrder(storage, owner)) {
    if (countTaken() <= MOST_ROOM) return;
    for (const name of storageNames(storage, nameOf([KIND, owner.userId, caseId, ''])))
      storage.removeItem(name);
  }
}

/**
 * Which tissue of a case its reader has seen in this browser, a text for each slide. It is nobody else's business: it is
 * sealed with the reader's own key, never sent, and goes when another person reads here.
 */
export function createSeenSlides(
  key: () => Promise<CryptoKey>,
  storage: () => Room = () => window.localStorage,
) {
  const encryption = createEncryption(key);
  const keptAt = (place: readonly string[]) => createKeptText({ place, storage, encryption });
  return {
    read: async ({ userId, caseId }: SeenOwner): Promise<readonly CoveredSlide[]> => {
      forgetOthers(storage(), KIND, userId);
      const names = storageNames(storage(), nameOf([KIND, userId, caseId, '']));
      const texts = names.map((name) => keptAt(name.split(':').map(decodeURIComponent)).read());
      return (await Promise.all(texts)).flatMap(readCoverage);
    },
    /** Adds to what is there: another window may have the same slides open. */
    add: async (owner: SeenOwner, slides: readonly CoveredSlide[]): Promise<void> => {
      for (const slide of slides) {
        const kept = keptAt([KIND, owner.userId, owner.caseId, slide.image.id]);
        await kept.write(coverageText(mergedSlides([slide], readCoverage(await kept.read()))));
      }
      makeRoom(storage(), owner);
    },
  };
}
