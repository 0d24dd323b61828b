import { putOf, sendFor } from '#app/browser/answers.ts';
import { createEncryption } from '#app/browser/encryption.ts';
import {
  createKeptTexts,
  type KeptTexts,
  lookAtKept,
  type SeenText,
  watchKept,
} from '#app/browser/kept-texts.ts';
import type { NotReached, ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import { KEPT_KINDS } from '#app/core/access/kept-kinds.ts';
import { DiagnosisAnswer, type SentDiagnosis } from '#app/core/resources/diagnosis-answer.ts';

/** One try to save. */
export function sendText({
  userId,
  caseId,
  etag,
  fields,
}: TextOwner & ServerText): Promise<DiagnosisAnswer | NotReached> {
  const sent: SentDiagnosis = { userId, caseId, etag, fields };
  return sendFor(DiagnosisAnswer, `/resources/diagnosis/${encodeURIComponent(caseId)}`, putOf(sent));
}

const placeOf = ({ userId, caseId }: TextOwner) => [KEPT_KINDS.reports.kind, userId, caseId];

const keptAt = (owner: TextOwner, key: () => Promise<CryptoKey>) => ({
  place: placeOf(owner),
  storage: () => window.localStorage,
  encryption: createEncryption(key),
  locks: 'locks' in navigator ? navigator.locks : undefined,
});

/** What this browser keeps of the text of a case until the server has it. */
export const keptTextsOf = (
  owner: TextOwner,
  key: () => Promise<CryptoKey>,
  onUnreadable: () => void,
): KeptTexts => createKeptTexts({ ...keptAt(owner, key), pageId: crypto.randomUUID(), onUnreadable });

/** The newest text that a window of this browser keeps of the case, for whoever does not write it. */
export const lookAtText = (owner: TextOwner, key: () => Promise<CryptoKey>): Promise<SeenText | null> =>
  lookAtKept(keptAt(owner, key));

/** Tells when what this browser keeps of the text of a case changes, and whether something of it has gone. */
export const watchText = (owner: TextOwner, onChange: (isGone: boolean) => void, signal: AbortSignal): void =>
  watchKept(placeOf(owner), onChange, signal);
