import { coverageText, mergedSlides, readCoverage } from '#app/core/coverage/kept-coverage.ts';
import type { CoveredSlide } from '#app/core/coverage/seen-text.ts';
import { createEncryption } from './encryption.ts';
import { createKeptText, forgetOthers } from './kept-text.ts';

const KIND = 'seen-slides';
/** A case is some ten kilobytes here, and a browser has five megabytes for everything, unsaved texts among them. */
const MOST_CASES = 20;

export interface SeenOwner {
  readonly userId: string;
  readonly caseId: string;
}

const nameOf = (place: readonly string[]): string => place.map(encodeURIComponent).join(':');

/** The cases of this reader in the order in which they were written, newest last; by their ids only. */
function noteOrder({ userId, caseId }: SeenOwner): void {
  const storage = window.localStorage;
  const order = nameOf([KIND, userId, '']);
  const known = (storage.getItem(order) ?? '').split(' ').filter((id) => id !== '' && id !== caseId);
  const all = [...known, caseId];
  for (const old of all.slice(0, -MOST_CASES)) storage.removeItem(nameOf([KIND, userId, old]));
  storage.setItem(order, all.slice(-MOST_CASES).join(' '));
}

/**
 * Which tissue of a case its reader has seen in this browser. It is nobody else's business: it is sealed with the
 * reader's own key, never sent, and goes when another person reads here.
 */
export function createSeenSlides(key: () => Promise<CryptoKey>) {
  const encryption = createEncryption(key);
  const keptOf = ({ userId, caseId }: SeenOwner) =>
    createKeptText({ place: [KIND, userId, caseId], storage: () => window.localStorage, encryption });
  return {
    read: async (owner: SeenOwner): Promise<readonly CoveredSlide[]> => {
      forgetOthers(window.localStorage, KIND, owner.userId);
      return readCoverage(await keptOf(owner).read());
    },
    /** Adds to what is there: another window may have the same case open. */
    add: async (owner: SeenOwner, slides: readonly CoveredSlide[]): Promise<void> => {
      const kept = keptOf(owner);
      const text = coverageText(mergedSlides(slides, readCoverage(await kept.read())));
      noteOrder(owner);
      await kept.write(text);
    },
  };
}
