import { putOf, sendFor } from '#app/browser/answers.ts';
import type { NotReached, ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import { DraftAnswer, NewDraftAnswer, type SentDraft } from '#app/core/resources/case-draft-answer.ts';

/** One try to save what was typed. */
export function sendForm({
  userId,
  caseId,
  etag,
  fields,
}: TextOwner & ServerText): Promise<DraftAnswer | NotReached> {
  const sent: SentDraft = { userId, caseId, etag, fields };
  return sendFor(DraftAnswer, `/resources/case-draft/${encodeURIComponent(caseId)}`, putOf(sent));
}

/** Makes the draft in which the first words of a new case are saved. The key makes two tries one draft. */
export const createDraft = (userId: string, key: string): Promise<NewDraftAnswer | NotReached> =>
  sendFor(NewDraftAnswer, '/resources/new-case-draft', { ...putOf({ userId, key }), method: 'POST' });
