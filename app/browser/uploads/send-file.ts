import type { Upload } from '#contracts/generated/wire.ts';
import { askLasting, endOf, messageOf, newKey, type UploadPorts } from './running-upload.ts';
import { sendParts } from './send-parts.ts';

const OTHER_FILE = 'This is another file than the one that was begun.';

interface FileToSend {
  readonly upload: Upload;
  readonly file: File;
  readonly onSent: (bytes: number) => void;
}

type FileOutcome =
  | { readonly kind: 'whole' }
  /** Somebody paused or took the file away. */
  | { readonly kind: 'left' }
  /** What was sent is of no use any more. */
  | { readonly kind: 'over'; readonly why: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends what the server lacks of one file, until it has said that it has all of it. */
export async function sendFile(
  { upload, file, onSent }: FileToSend,
  { requests, wait }: Pick<UploadPorts, 'requests' | 'wait'>,
  signal: AbortSignal,
): Promise<FileOutcome> {
  const end = endOf(upload);
  if (end !== null) return { kind: 'over', why: end };
  if (upload.status !== 'Created' && upload.status !== 'Uploading') return { kind: 'whole' };
  const outcome = await sendParts(
    { file, uploadId: upload.id, cut: upload, received: upload.receivedParts },
    { requests, wait, signal, onSent },
  );
  if (outcome.kind === 'left' || signal.aborted) return { kind: 'left' };
  if (outcome.kind === 'other-file') return { kind: 'over', why: OTHER_FILE };
  if (outcome.kind === 'failed') return outcome;
  const key = newKey();
  const completed = await askLasting(() => requests.complete(upload.id, key), { wait }, signal);
  // The answer came all the same: who goes on with the file asks how far it is.
  if (signal.aborted) return { kind: 'left' };
  return completed.kind === 'upload' ? { kind: 'whole' } : { kind: 'failed', message: messageOf(completed) };
}
