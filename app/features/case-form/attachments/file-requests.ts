import { sendFor } from '#app/browser/answers.ts';
import type { NotReached } from '#app/browser/saving/saved-text.ts';
import { fileNameHeader } from '#app/core/forms/document-file.ts';
import { FileAnswer } from '#app/core/resources/case-draft-answer.ts';

interface Place {
  readonly userId: string;
  readonly caseId: string;
  readonly slot: string;
  /** What the slot held when this was asked for. */
  readonly insteadOf: string;
}

/** 25 MB over a slow line take their time. */
const FILE_LIMIT_MS = 300_000;

const ask = (
  { userId, caseId, slot, insteadOf }: Place,
  init: RequestInit,
): Promise<FileAnswer | NotReached> =>
  sendFor(
    FileAnswer,
    `/resources/case-file/${encodeURIComponent(caseId)}/${encodeURIComponent(slot)}`,
    { ...init, headers: { 'X-User': userId, 'X-Instead-Of': insteadOf, ...init.headers } },
    FILE_LIMIT_MS,
  );

export const sendFile = (
  place: Place,
  file: { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer },
): Promise<FileAnswer | NotReached> =>
  ask(place, {
    method: 'PUT',
    // A name may have signs that no header can carry.
    headers: { 'Content-Type': file.type, 'X-File-Name': fileNameHeader(file.name) },
    body: file.bytes,
  });

export const removeFile = (place: Place): Promise<FileAnswer | NotReached> =>
  ask(place, { method: 'DELETE' });
