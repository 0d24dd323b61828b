import { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { fetchAnswer } from './answers.ts';
import { importEncryptionKey } from './encryption.ts';

/** Why there is no key: it could not be had, or it would be another person's than the page's. */
type KeyFault = 'no-key' | 'sessionMismatch';

const TEXTS: Readonly<Record<KeyFault, string>> = {
  'no-key': 'The key to what is kept here cannot be had.',
  sessionMismatch: 'Another person has logged in.',
};

const plainFault = (fault: KeyFault, cause?: unknown): Error => new Error(TEXTS[fault], { cause });

/**
 * The key to what this person keeps in this browser. Asked for once; after a failure the next one who needs it asks
 * again. `errorOf` makes what it rejects with.
 */
export function storageKeyPort(
  userId: () => string | null,
  errorOf: (fault: KeyFault, cause?: unknown) => Error = plainFault,
): () => Promise<CryptoKey> {
  const ask = async (): Promise<CryptoKey> => {
    const answer = await fetchAnswer(StorageKeyAnswer, '/resources/storage-key').catch((error: unknown) => {
      throw errorOf('no-key', error);
    });
    if (answer.userId !== userId()) throw errorOf('sessionMismatch');
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
