import { type Encryption, formatEncrypted, parseEncrypted } from '#app/browser/encryption.ts';
import { type BoxRuler, boxesOf, boxStorageKey, readBoxes } from '#app/core/marks/box-form.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { TextStorage } from './old-lines.ts';

export interface LegacyBoxKey {
  readonly userId: string;
  readonly caseId: string;
  /** The running index of the slide in its case (specification 3.8). */
  readonly slideIndex: number;
  /** The image that has this index now, and the pixels of it: after a slide was added, another image has it. */
  readonly imageId: string;
  readonly checksum: string | null;
}

export interface LegacyBoxStorage {
  readonly write: (place: LegacyBoxKey, rulers: readonly Ruler[]) => Promise<void>;
  /** None where nothing lies, or what was made on another image; what cannot be read is removed (specification 8). */
  readonly read: (place: LegacyBoxKey) => Promise<readonly BoxRuler[]>;
}

const imageOf = ({ imageId, checksum }: LegacyBoxKey) => ({ imageId, checksum: checksum ?? '' });

/** The specified form of rulers, in localStorage beside the database and encrypted like everything there. */
export function createLegacyBoxStorage(
  textStorage: () => TextStorage,
  encryption: Encryption,
): LegacyBoxStorage {
  const addressOf = ({ userId, caseId, slideIndex }: LegacyBoxKey): string =>
    boxStorageKey(userId, caseId, slideIndex);
  return {
    write: async (place, rulers) => {
      const address = addressOf(place);
      const boxes = boxesOf(rulers);
      if (boxes.length === 0) textStorage().removeItem(address);
      else
        textStorage().setItem(
          address,
          formatEncrypted(await encryption.encrypt(JSON.stringify(boxes), address), imageOf(place)),
        );
    },
    read: async (place) => {
      const address = addressOf(place);
      const text = textStorage().getItem(address);
      if (text === null) return [];
      const read = parseEncrypted(text);
      if (read.kind === 'newer') return [];
      const { imageId, checksum } = imageOf(place);
      if (
        read.kind === 'encrypted' &&
        (read.fields['imageId'] !== imageId || read.fields['checksum'] !== checksum)
      )
        return [];
      const plain = read.kind === 'corrupt' ? null : await encryption.decrypt(read.encrypted, address);
      const boxes = plain === null ? null : readBoxes(plain);
      if (boxes === null) textStorage().removeItem(address);
      return boxes ?? [];
    },
  };
}
