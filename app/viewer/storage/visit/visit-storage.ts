import type { Shelf } from '../legacy/old-lines.ts';
import { type ReadText, type Seal, sealedAsText, sealedFromText } from '../marks/encryption.ts';
import { isVisit } from './visit-lines.ts';

/** Specification 2.8. */
const ADDRESS = 'viewerState';

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

// Ids only; what was looked at is sealed, and bound to whose and of what it is.
const boundOf = ({ userId, caseId }: Owner): string =>
  [ADDRESS, userId, caseId].map(encodeURIComponent).join(':');

function ownerIn(read: ReadText): Owner | null {
  if (read.kind !== 'sealed') return null;
  const { userId, caseId } = read.fields;
  return typeof userId === 'string' && typeof caseId === 'string' ? { userId, caseId } : null;
}

/** One visit for each tab, in its session storage. */
export function createVisitStorage(shelf: () => Shelf, seal: Seal): VisitStorage {
  return {
    write: async ({ userId, caseId, lines }) => {
      const sealed = await seal.seal(lines.join('\n'), boundOf({ userId, caseId }));
      shelf().setItem(ADDRESS, sealedAsText(sealed, { userId, caseId }));
    },
    read: async (owner) => {
      const text = shelf().getItem(ADDRESS);
      if (text === null) return null;
      const read = sealedFromText(text);
      // Left for the version that wrote it, until this one has something to write.
      if (read.kind === 'newer') return null;
      const found = ownerIn(read);
      if (found === null || read.kind !== 'sealed') {
        shelf().removeItem(ADDRESS);
        return null;
      }
      if (found.userId !== owner.userId || found.caseId !== owner.caseId) {
        shelf().removeItem(ADDRESS);
        return { ...found, lines: [] };
      }
      const plain = await seal.open(read.sealed, boundOf(found));
      const lines = plain?.split('\n') ?? null;
      if (lines !== null && isVisit(lines)) return { ...found, lines };
      shelf().removeItem(ADDRESS);
      return null;
    },
  };
}
