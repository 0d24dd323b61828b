import { expect } from 'vitest';
import { zQaTaskEnvelope } from '#contracts/generated/schemas/qa-task-envelope.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, saveText, signature, signOut, wholeText } from './report-desk.ts';

/** How its reader says that the difference with the reviewer was settled. */
export const WORDS = { reviewResolution: 'Read again; the text stands.' };

/** Words that no reviewer has read. */
export const OTHER = 'PROSTATE, RIGHT, NEEDLE BIOPSY:\n- Something else.';

/** What is done with a text in dispute, at whichever desk is open when it is done. */
export function disputeCalls(deskOf: () => Desk) {
  const move = (id: 'assignCase' | 'requestQaReview', body: object, as: Person) => {
    const { client, stored, tokens } = deskOf();
    return client.ask(id, {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${stored().version}"`, 'Idempotency-Key': key() },
      body,
      as: tokens[as],
    });
  };
  const versionOf = (desk: Desk) => desk.api.world().diagnoses.find(CASE)?.version ?? 0;
  return {
    give: async (providerId: string): Promise<void> => {
      const { openedImageIds } = deskOf().stored();
      const { status } = await move('assignCase', { providerId, reason: 'The reader is away.' }, 'admin');
      expect(status).toBe(200);
      deskOf().setCase({ openedImageIds });
    },
    rewrite: async (words: string, as: Person): Promise<void> => {
      const desk = deskOf();
      const [first, ...others] = wholeText.diagnoses;
      const body = { ...wholeText, diagnoses: [{ ...first, text: words }, ...others] };
      expect((await saveText(desk, versionOf(desk), body, as)).status).toBe(200);
    },
    /** The third provider, who has the case now, presses Sign Out. */
    sign: async (changes: object = {}) => {
      const desk = deskOf();
      const signed = { ...signature, readingSite: 'HOME-OH-3' };
      const body = { diagnosisVersion: versionOf(desk), signature: signed, ...changes };
      return dataOf(await signOut(desk, body, { as: desk.tokens.provisional }));
    },
    /** Asks for a review as the page of the second reviews does; the answer is who reads now, or what is refused. */
    ask: async (body: object, as: Person = 'provider') => {
      const answer = await move('requestQaReview', { kind: 'Prospective', ...body }, as);
      return answer.status === 201 ? deskOf().stored().qaProviderId : dataOf(answer);
    },
    readReview: async (taskId: string, person: Person) => {
      const { client, tokens } = deskOf();
      const answer = await client.ask('getQaTask', { params: { taskId }, as: tokens[person] });
      return answer.status === 200 ? zQaTaskEnvelope.parse(answer.body).data : answer.status;
    },
  };
}
