import { answerTo, bodyOf, fetchAnswer, putOf } from '#app/browser/answers.ts';
import { AnnotationsAnswer, SavedAnnotationsAnswer } from '#app/core/resources/annotations-answer.ts';
import { OpeningAnswer } from '#app/core/resources/opening-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import type { ViewerPorts } from '../../state/ports.ts';
import type { AnnotationsPort } from '../../storage/outbox/exchange.ts';

const addressOf = (caseId: string, imageId: string): string =>
  `/resources/annotations/${encodeURIComponent(caseId)}/${encodeURIComponent(imageId)}`;

/** The marks of one image at the API. A refusal is an answer; it rejects when there was none. */
export const annotationsPort: Pick<AnnotationsPort, 'fetchAnnotations' | 'putAnnotations'> = {
  fetchAnnotations: (caseId, imageId) => fetchAnswer(AnnotationsAnswer, addressOf(caseId, imageId)),
  putAnnotations: async (caseId, imageId, etag, annotations) => {
    const response = await answerTo(addressOf(caseId, imageId), putOf({ etag, annotations }));
    return readAnswer(SavedAnnotationsAnswer, await bodyOf(response));
  },
};

const OPENING_RETRY_MS = 5000;

/**
 * Says which image is on the screen until the server has heard it or refuses to: a slide that was read and not noted
 * would keep its case from being signed. A viewer that was stopped says nothing more.
 */
export const openingPort =
  (isStopped: () => boolean, pause: (ms: number) => Promise<void>): ViewerPorts['noteOpening'] =>
  async ({ userId, caseId, imageId }) => {
    const address = `/resources/image-opening/${encodeURIComponent(caseId)}/${encodeURIComponent(imageId)}`;
    while (!isStopped()) {
      const answer = await answerTo(address, putOf({ userId }))
        .then(bodyOf)
        .then((body) => readAnswer(OpeningAnswer, body))
        .catch(() => null);
      if (answer !== null && answer.came !== 'later') return;
      await pause(OPENING_RETRY_MS);
    }
  };
