import { answerTo, bodyOf, fetchAnswer, putOf } from '#app/browser/answers.ts';
import { importEncryptionKey } from '#app/browser/encryption.ts';
import { AnnotationsAnswer, SavedAnnotationsAnswer } from '#app/core/resources/annotations-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import type { AnnotationsPort } from '../../storage/outbox/exchange.ts';

/**
 * The key to what this person keeps in this browser. Asked for once; after a failure the next one who needs it
 * asks again. Rejects with a StorageError, also when the key would be another person's than the page's.
 */
export function encryptionKeyPort(userId: () => string | null): () => Promise<CryptoKey> {
  const ask = async (): Promise<CryptoKey> => {
    const answer = await fetchAnswer(StorageKeyAnswer, '/resources/storage-key').catch((error: unknown) => {
      throw new StorageError('no-key', error);
    });
    if (answer.userId !== userId()) throw new StorageError('sessionMismatch');
    return importEncryptionKey(answer.key);
  };
  let known: Promise<CryptoKey> | null = null;
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

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
