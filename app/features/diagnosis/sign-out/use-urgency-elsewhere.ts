import { useState } from 'react';
import type { SignedTexts } from '#app/ui/detail/read-again.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import type { SavedForSigning } from './sign-out-form.ts';

/**
 * The answer about urgency among what is signed. What a refused try of this page's own signature has saved of it is no
 * change to its signer, who has given that answer there.
 */
export function useUrgencyElsewhere(
  { version, urgentResult }: PrimaryDiagnosis,
  saved: SavedForSigning | null,
): SignedTexts {
  const [known, setKnown] = useState({ version, said: JSON.stringify(urgentResult) });
  const isRead = known.version !== version;
  const isOwn = !isRead || saved?.textVersion === version;
  const said = isOwn ? known.said : JSON.stringify(urgentResult);
  if (isRead) setKnown({ version, said });
  return { 'Whether the result is urgent, and who was told': said };
}
