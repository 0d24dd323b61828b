import type { ZodType, z } from 'zod';
import { endIn, SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { PartAnswer } from '#app/core/resources/case-draft-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import { bodyOf } from '../answers.ts';

/** The request time-out of specification 9: a part of several megabytes takes its time on a slow line. */
const PART_LIMIT_MS = 120_000;

interface NotReached {
  readonly kind: 'later';
  readonly message: string;
  /** Where the server says how long to wait. */
  readonly afterMs?: number;
  /** Nobody is logged in any more: asking again is of no use. */
  readonly isOver?: boolean;
}

/** The front door answers in seconds. */
function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

async function ask<S extends ZodType>(
  schema: S,
  address: string,
  init: RequestInit,
  left?: AbortSignal,
): Promise<z.output<S> | NotReached> {
  const limit = AbortSignal.timeout(PART_LIMIT_MS);
  try {
    const signal = left === undefined ? limit : AbortSignal.any([limit, left]);
    const response = await fetch(address, { ...init, signal });
    if (response.redirected) {
      window.dispatchEvent(new CustomEvent(SESSION_OVER_EVENT, { detail: endIn(response.url) }));
      return { kind: 'later', message: 'Your session has ended. Log in again.', isOver: true };
    }
    if (response.status === 429)
      return { kind: 'later', message: 'Too many requests', afterMs: waitOf(response) };
    return readAnswer(schema, await bodyOf(response));
  } catch {
    return { kind: 'later', message: navigator.onLine ? 'The line broke.' : 'You are offline.' };
  }
}

const jsonOf = (method: string, sent: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  body: JSON.stringify(sent),
});

// Other pages send files too: what this one sends or has given up is told from theirs by its id.
const ofThisPage = new Set<string>();

export const isOfThisPage = (uploadId: string): boolean => ofThisPage.has(uploadId);

async function askOfUpload(address: string, init: RequestInit) {
  const answer = await ask(UploadAnswer, address, init);
  if (answer.kind === 'upload') ofThisPage.add(answer.upload.id);
  return answer;
}

const uploadAt = (uploadId: string): string => `/resources/upload/${encodeURIComponent(uploadId)}`;

export interface NewUpload {
  readonly userId: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly caseId: string;
  /** Makes two tries one upload. */
  readonly key: string;
  readonly companionOf: string | null;
}

export interface NewImage {
  readonly userId: string;
  readonly caseId: string;
  readonly specimenId: string;
  readonly subsectionId: string;
  readonly uploadId: string;
  readonly key: string;
  readonly confirmDuplicate: boolean;
}

/** What a browser asks its own server about uploads. A failure is an answer; none of these rejects. */
export const uploadRequests = {
  begin: (sent: NewUpload) => askOfUpload('/resources/new-upload', jsonOf('POST', sent)),
  read: (uploadId: string) => askOfUpload(uploadAt(uploadId), {}),
  sendPart: (uploadId: string, partNumber: number, sha256: string, bytes: ArrayBuffer, signal: AbortSignal) =>
    ask(
      UploadAnswer,
      `/resources/upload-part/${encodeURIComponent(uploadId)}/${partNumber}`,
      {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream', 'X-Part-Sha256': sha256 },
        body: bytes,
      },
      signal,
    ),
  complete: (uploadId: string, key: string) => ask(UploadAnswer, uploadAt(uploadId), jsonOf('POST', { key })),
  abort: (uploadId: string) => askOfUpload(uploadAt(uploadId), { method: 'DELETE' }),
  addImage: ({ caseId, ...sent }: NewImage) =>
    ask(PartAnswer, `/resources/case-image/${encodeURIComponent(caseId)}`, jsonOf('POST', sent)),
};
export type UploadRequests = typeof uploadRequests;
