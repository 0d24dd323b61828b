import { type Encryption, formatEncrypted, parseEncrypted, type ReadText } from '#app/browser/encryption.ts';
import { VIEWER_STATE } from '#app/core/access/kept-kinds.ts';
import type { TextStorage } from '../legacy/old-lines.ts';
import { isVisit } from './visit-lines.ts';

interface Owner {
  readonly userId: string;
  readonly caseId: string;
}

interface KeptVisit extends Owner {
  readonly lines: readonly string[];
}

export interface VisitStorage {
  readonly write: (visit: KeptVisit) => Promise<void>;
  /** Without lines where it is another person's or another case's; null where there is none. */
  readonly read: (owner: Owner) => Promise<KeptVisit | null>;
}

// Ids only; what was looked at is encrypted, and bound to whose and of what it is.
const boundOf = ({ userId, caseId }: Owner): string =>
  [VIEWER_STATE, userId, caseId].map(encodeURIComponent).join(':');

function ownerIn(read: ReadText): Owner | null {
  if (read.kind !== 'encrypted') return null;
  const { userId, caseId } = read.fields;
  return typeof userId === 'string' && typeof caseId === 'string' ? { userId, caseId } : null;
}

/** Whether a tab remembers a visit of this case by this reader, without opening it. */
export function hasVisit(storage: Pick<TextStorage, 'getItem'>, owner: Owner): boolean {
  const text = storage.getItem(VIEWER_STATE);
  const found = text === null ? null : ownerIn(parseEncrypted(text));
  return found?.userId === owner.userId && found.caseId === owner.caseId;
}

/** One visit for each tab, in its session storage. */
export function createVisitStorage(textStorage: () => TextStorage, encryption: Encryption): VisitStorage {
  return {
    write: async ({ userId, caseId, lines }) => {
      const encrypted = await encryption.encrypt(lines.join('\n'), boundOf({ userId, caseId }));
      textStorage().setItem(VIEWER_STATE, formatEncrypted(encrypted, { userId, caseId }));
    },
    read: async (owner) => {
      const text = textStorage().getItem(VIEWER_STATE);
      if (text === null) return null;
      const read = parseEncrypted(text);
      // Left for the version that wrote it, until this one has something to write.
      if (read.kind === 'newer') return null;
      const found = ownerIn(read);
      if (found === null || read.kind !== 'encrypted') {
        textStorage().removeItem(VIEWER_STATE);
        return null;
      }
      if (found.userId !== owner.userId || found.caseId !== owner.caseId) {
        textStorage().removeItem(VIEWER_STATE);
        return { ...found, lines: [] };
      }
      const plain = await encryption.decrypt(read.encrypted, boundOf(found));
      const lines = plain?.split('\n') ?? null;
      if (lines !== null && isVisit(lines)) return { ...found, lines };
      textStorage().removeItem(VIEWER_STATE);
      return null;
    },
  };
}
