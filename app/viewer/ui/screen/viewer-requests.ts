import type { ZodType, z } from 'zod';
import { AnnotationsAnswer, SavedAnnotationsAnswer } from '#app/core/resources/annotations-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { importEncryptionKey } from '../../storage/marks/encryption.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import type { AnnotationsPort } from '../../storage/outbox/exchange.ts';

/** Measuring waits for the marks of earlier visits, so asking for their key must come to an end. */
const ANSWER_LIMIT_MS = 30_000;
const SESSION_OVER = 'Your session has ended. Log in again.';

async function answerTo(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  // The guard sends an ended session to the login page, which is no JSON.
  if (response.redirected) throw new Error(SESSION_OVER);
  return response;
}

/** Undefined for what is no JSON, such as a proxy's page: it fits no schema and so is told like another shape. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a resource route says at `address`, held to the schema of that route; rejects where it does not fit. */
export async function fetchAnswer<S extends ZodType>(schema: S, address: string): Promise<z.output<S>> {
  const response = await answerTo(address);
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return readAnswer(schema, await bodyOf(response));
}

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

/** Browsers carry 64 KiB on behalf of pages that are gone. */
const MOST_KEPT_ALIVE = 60_000;

/** The marks of one image at the API. A refusal is an answer; it rejects when there was none. */
export const annotationsPort: Pick<AnnotationsPort, 'fetchAnnotations' | 'putAnnotations'> = {
  fetchAnnotations: (caseId, imageId) => fetchAnswer(AnnotationsAnswer, addressOf(caseId, imageId)),
  putAnnotations: async (caseId, imageId, etag, annotations) => {
    const body = JSON.stringify({ etag, annotations });
    const response = await answerTo(addressOf(caseId, imageId), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body,
      // It arrives though the page is closed meanwhile; what is too long for that is sent at the next visit.
      keepalive: new Blob([body]).size < MOST_KEPT_ALIVE,
    });
    return readAnswer(SavedAnnotationsAnswer, await bodyOf(response));
  },
};
