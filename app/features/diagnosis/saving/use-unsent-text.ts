import { useEffect, useState } from 'react';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { type BegunRows, hasRows } from '#app/core/diagnosis/begun-rows.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { isSameText } from '#app/core/text/text-fields.ts';
import { lookAtText, watchText } from './save-request.ts';
import { readUnsaved } from './unsaved-text.ts';

interface UnsentOwner {
  readonly userId: string | null;
  readonly caseId: string;
}

export interface UnsentText {
  readonly fields: DiagnosisFields;
  /** Rows that lack something, which are no part of those fields. */
  readonly begun: BegunRows;
  /** The number of the case; null where the page that kept the text did not keep it. */
  readonly caseID: string | null;
  /** Another window is open on it: it can be saved or given up there alone. */
  readonly isElsewhere: boolean;
}

/** What was found, and whose of which case it is: until the next look ends it is not shown under another one. */
interface Found extends UnsentText {
  readonly owner: UnsentOwner;
}

/**
 * What this person wrote of the case in this browser and the server does not have, whichever window keeps it; it stays
 * where it is. Null where there is nothing, and where nobody can know. `onGone`: something that was kept is so no longer,
 * for the server may have it by now.
 */
export function useUnsentText(
  { userId, caseId }: UnsentOwner,
  server: DiagnosisFields,
  onGone?: () => void,
): UnsentText | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const owner = { userId, caseId };
    const key = storageKeyPort(() => userId);
    let looks = 0;
    const look = async (): Promise<void> => {
      looks += 1;
      const turn = looks;
      const seen = await lookAtText(owner, key);
      const kept = readUnsaved(seen?.plain ?? null);
      // A look that began before the last change says what is true no more.
      if (!signal.aborted && turn === looks)
        setFound(
          kept === null
            ? null
            : {
                owner,
                fields: kept.fields,
                begun: kept.begun,
                caseID: kept.caseID,
                isElsewhere: seen?.isElsewhere === true,
              },
        );
    };
    // Without the key nobody knows, and nothing is claimed.
    const lookAgain = () => void look().catch(() => undefined);
    lookAgain();
    const hear = (isGone: boolean): void => {
      lookAgain();
      if (isGone) onGone?.();
    };
    watchText(owner, hear, signal);
    // The window that had it may have been closed: nothing else tells of that.
    window.addEventListener('focus', lookAgain, { signal });
    return () => listening.abort();
  }, [userId, caseId, onGone]);
  if (found === null || found.owner.userId !== userId || found.owner.caseId !== caseId) return null;
  return isSameText(found.fields, server) && !hasRows(found.begun) ? null : found;
}
