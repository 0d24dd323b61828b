import { PartAnswer } from '#app/core/resources/case-draft-answer.ts';
import { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import { sendFor } from '../answers.ts';

const jsonOf = (
  method: string,
  sent: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(sent),
});

// Other pages send files too: what this one sends or has given up is told from theirs by its id.
const ofThisPage = new Set<string>();

export const isOfThisPage = (uploadId: string): boolean => ofThisPage.has(uploadId);

async function askOfUpload(address: string, init: RequestInit) {
  const answer = await sendFor(UploadAnswer, address, init);
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

/** What the page of this person asks its own server about uploads. A failure is an answer; none of these rejects. */
export const uploadRequestsOf = (userId: string) => ({
  begin: (sent: NewUpload) => askOfUpload('/resources/new-upload', jsonOf('POST', sent)),
  read: (uploadId: string) => askOfUpload(uploadAt(uploadId), { headers: { 'X-User': userId } }),
  sendPart: (uploadId: string, partNumber: number, sha256: string, bytes: ArrayBuffer, signal: AbortSignal) =>
    sendFor(UploadAnswer, `/resources/upload-part/${encodeURIComponent(uploadId)}/${partNumber}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream', 'X-Part-Sha256': sha256, 'X-User': userId },
      body: bytes,
      signal,
    }),
  complete: (uploadId: string, key: string) =>
    sendFor(UploadAnswer, uploadAt(uploadId), jsonOf('POST', { key }, { 'X-User': userId })),
  abort: (uploadId: string) =>
    askOfUpload(uploadAt(uploadId), { method: 'DELETE', headers: { 'X-User': userId } }),
  addImage: ({ caseId, ...sent }: NewImage) =>
    sendFor(PartAnswer, `/resources/case-image/${encodeURIComponent(caseId)}`, jsonOf('POST', sent)),
});
export type UploadRequests = ReturnType<typeof uploadRequestsOf>;
