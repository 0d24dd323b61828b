import { type BoxRuler, boxesOf, boxStorageKey, readBoxes } from '#app/core/marks/box-form.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { type Seal, sealedAsText, sealedFromText } from '../marks/encryption.ts';
import type { Shelf } from './old-lines.ts';

export interface BoxPlace {
  readonly userId: string;
  readonly caseId: string;
  /** The running index of the slide in its case (specification 3.8). */
  readonly slideIndex: number;
}

export interface BoxShelf {
  readonly write: (place: BoxPlace, rulers: readonly Ruler[]) => Promise<void>;
  /** None where nothing lies or nothing that can be read; that is removed (specification 8). */
  readonly read: (place: BoxPlace) => Promise<readonly BoxRuler[]>;
}

/** The specified form of rulers, in localStorage beside the database and encrypted like everything there. */
export function createBoxShelf(shelf: () => Shelf, seal: Seal): BoxShelf {
  const addressOf = ({ userId, caseId, slideIndex }: BoxPlace): string =>
    boxStorageKey(userId, caseId, slideIndex);
  return {
    write: async (place, rulers) => {
      const address = addressOf(place);
      const boxes = boxesOf(rulers);
      if (boxes.length === 0) shelf().removeItem(address);
      else shelf().setItem(address, sealedAsText(await seal.seal(JSON.stringify(boxes), address)));
    },
    read: async (place) => {
      const address = addressOf(place);
      const text = shelf().getItem(address);
      if (text === null) return [];
      const read = sealedFromText(text);
      if (read.kind === 'newer') return [];
      const plain = read.kind === 'corrupt' ? null : await seal.open(read.sealed, address);
      const boxes = plain === null ? null : readBoxes(plain);
      if (boxes === null) shelf().removeItem(address);
      return boxes ?? [];
    },
  };
}
