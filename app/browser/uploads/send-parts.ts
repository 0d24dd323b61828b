import { BACK_OFF_MS } from '#app/core/resources/back-off.ts';
import { type Cut, missingParts, partLengthOf } from '#app/core/uploads/parts.ts';
import { askedWaitOf, isOver } from '../answers.ts';
import { messageOf } from './running-upload.ts';
import type { UploadRequests } from './upload-requests.ts';

/** Parts on their way at once. After a break one at a time: a line that breaks costs each of them again. */
const SIDE_BY_SIDE = 3;
/** After that many breaks in a row, without a part between them, somebody has to look. */
const BREAKS_AT_MOST = 12;

export interface PartsToSend {
  readonly file: Blob;
  readonly uploadId: string;
  readonly cut: Cut;
  /** What the server has already, by its hash. */
  readonly received: readonly { readonly partNumber: number; readonly sha256: string }[];
}

interface SendPorts {
  readonly requests: Pick<UploadRequests, 'sendPart'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** Somebody paused or took the file away. */
  | { readonly kind: 'left' }
  /** The file in hand is not the one that was begun with. */
  | { readonly kind: 'other-file' }
  | { readonly kind: 'failed'; readonly message: string };

const hex = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function partOf({ file, cut }: PartsToSend, number: number) {
  const start = (number - 1) * cut.partBytes;
  const bytes = await file.slice(start, start + (partLengthOf(cut, number) ?? 0)).arrayBuffer();
  return { bytes, sha256: hex(await crypto.subtle.digest('SHA-256', bytes)) };
}

/** Whether the parts that the server has are those of the file in hand. */
async function isSameFile(sending: PartsToSend): Promise<boolean> {
  for (const { partNumber, sha256 } of sending.received)
    if ((await partOf(sending, partNumber)).sha256 !== sha256) return false;
  return true;
}

/** Sends what the server lacks of a file, several parts side by side, each with its hash, over a line that may break. */
export async function sendParts(sending: PartsToSend, ports: SendPorts): Promise<SendOutcome> {
  const { received, cut, uploadId } = sending;
  const { signal, requests, wait, onSent } = ports;
  if (!(await isSameFile(sending).catch(() => false))) return { kind: 'other-file' };
  const queue = missingParts(
    cut,
    received.map(({ partNumber }) => partNumber),
  );
  let breaks = 0;
  let width = SIDE_BY_SIDE;
  let end: SendOutcome | null = null;

  const sendOne = async (number: number): Promise<void> => {
    const part = await partOf(sending, number).catch(() => null);
    if (part === null) {
      end = { kind: 'failed', message: 'The file cannot be read any more. Choose it again.' };
      return;
    }
    const answer = await requests.sendPart(uploadId, number, part.sha256, part.bytes, signal);
    if (signal.aborted) return;
    if (answer.kind === 'part') {
      breaks = 0;
      onSent(part.bytes.byteLength);
    } else if (answer.kind === 'later') {
      queue.unshift(number);
      width = 1;
      breaks += 1;
      if (breaks > BREAKS_AT_MOST || isOver(answer)) end = { kind: 'failed', message: messageOf(answer) };
      else await wait(Math.max(BACK_OFF_MS[breaks - 1] ?? BACK_OFF_MS.at(-1) ?? 0, askedWaitOf(answer)));
    } else end = { kind: 'failed', message: messageOf(answer) };
  };

  const work = async (lane: number): Promise<void> => {
    while (end === null && !signal.aborted && lane < width) {
      const number = queue.shift();
      if (number === undefined) return;
      await sendOne(number);
    }
  };
  // A lane that ended while another one still put a part back would leave it: they go again until nothing is left.
  while (end === null && !signal.aborted && queue.length > 0)
    await Promise.all(Array.from({ length: width }, (_, lane) => work(lane)));
  if (signal.aborted) return { kind: 'left' };
  return end ?? { kind: 'sent' };
}
