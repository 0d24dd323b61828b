import { useEffect, useState } from 'react';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { type DiagnosisFields, isSameText } from '#app/core/diagnosis/fields.ts';
import { lookAtText } from './save-request.ts';
import { readUnsaved } from './unsaved-text.ts';

interface UnsentOwner {
  readonly userId: string | null;
  readonly caseId: string;
}

/** What was found, and whose of which case it is: until the next look ends it is not shown under another one. */
interface Found {
  readonly owner: UnsentOwner;
  readonly fields: DiagnosisFields;
}

/**
 * What this person wrote of the case in this browser and the server does not have, whichever window keeps it; it stays
 * where it is. Null where there is nothing, and where nobody can know.
 */
export function useUnsentText(
  { userId, caseId }: UnsentOwner,
  server: DiagnosisFields,
): DiagnosisFields | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const owner = { userId, caseId };
    const key = storageKeyPort(() => userId);
    const look = async (): Promise<void> => {
      const fields = readUnsaved(await lookAtText(owner, key))?.fields ?? null;
      if (!signal.aborted) setFound(fields === null ? null : { owner, fields });
    };
    // Without the key nobody knows, and nothing is claimed.
    const lookAgain = () => void look().catch(() => undefined);
    lookAgain();
    // Another window keeps something, or does so no longer.
    window.addEventListener('storage', lookAgain, { signal });
    return () => listening.abort();
  }, [userId, caseId]);
  if (found === null || found.owner.userId !== userId || found.owner.caseId !== caseId) return null;
  return isSameText(found.fields, server) ? null : found.fields;
}
