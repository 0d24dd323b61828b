import { answerTo, bodyOf, putOf } from '#app/browser/answers.ts';
import type { NotReached, ServerText, TextOwner } from '#app/core/diagnosis/saved-text.ts';
import { DraftAnswer, NewDraftAnswer, type SentDraft } from '#app/core/resources/case-draft-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';

/** One try to save what was typed. */
export async function sendForm({
  userId,
  caseId,
  etag,
  fields,
}: TextOwner & ServerText): Promise<DraftAnswer | NotReached> {
  const sent: SentDraft = { userId, caseId, etag, fields };
  try {
    const address = `/resources/case-draft/${encodeURIComponent(caseId)}`;
    return readAnswer(DraftAnswer, await bodyOf(await answerTo(address, putOf(sent))));
  } catch (error) {
    return { kind: 'later', message: reasonOf(error) };
  }
}

/** Makes the draft in which the first words of a new case are saved. The key makes two tries one draft. */
export async function createDraft(userId: string, key: string): Promise<NewDraftAnswer | NotReached> {
  try {
    const init = { ...putOf({ userId, key }), method: 'POST' };
    return readAnswer(NewDraftAnswer, await bodyOf(await answerTo('/resources/new-case-draft', init)));
  } catch (error) {
    return { kind: 'later', message: reasonOf(error) };
  }
}

/** A browser has its own words for a server that it did not reach, which help nobody. */
function reasonOf(error: unknown): string {
  if (!navigator.onLine) return 'you are offline';
  const isOurs = error instanceof Error && !(error instanceof TypeError || error instanceof DOMException);
  return isOurs ? error.message : 'the server cannot be reached';
}
