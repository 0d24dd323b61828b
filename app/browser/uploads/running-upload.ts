import { BACK_OFF_MS } from '#app/core/resources/back-off.ts';
import { FILE_TOO_LARGE, LARGEST_FILE_BYTES } from '#app/core/uploads/parts.ts';
import {
  dataFilesMissingText,
  needsDataFiles,
  SLIDE_TYPE_REFUSED,
  slideExtensionOf,
} from '#app/core/uploads/slide-file-names.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import { askedWaitOf, isOver } from '../answers.ts';
import type { UploadRequests } from './upload-requests.ts';

/** Where the image of a file belongs. */
export interface UploadPlace {
  readonly caseId: string;
  readonly specimenId: string;
  readonly subsectionId: string;
}

/** One slide file on its way, as a page shows it. */
export interface SlideUpload extends UploadPlace {
  /** Also makes the tries of one file one upload. */
  readonly key: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly phase:
    | 'looking'
    | 'doubtful'
    | 'waiting'
    | 'sending'
    | 'paused'
    | 'reading'
    | 'twin'
    | 'failed'
    | 'lost';
  /** Why it stands, in a sentence. */
  readonly problem: string | null;
  readonly sight: SlideSight | null;
}

/** What outlives a reload: the file itself does not, so it is chosen again. */
export interface KeptUpload extends UploadPlace {
  readonly key: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  /** Null as long as the server has not named it. */
  readonly uploadId: string | null;
  /** The upload was taken away, and the server has not answered that yet. */
  readonly isGivenUp: boolean;
  /** The case did not take the image: nobody but the person asks for that again. */
  readonly isRefused: boolean;
  /** The idempotency keys of its image outlive a page, so that two pages that ask for the image add one. */
  readonly imageKey: string;
  readonly twinKey: string;
}

export interface UploadPorts {
  readonly userId: string;
  readonly requests: UploadRequests;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly wait: (ms: number) => Promise<void>;
  readonly keep: (uploads: readonly KeptUpload[]) => void;
  /** The case has a further image. */
  readonly onAdded: (place: UploadPlace) => void;
}

/** A new idempotency key; one that is kept makes two tries one. */
export const newKey = (): string => `"${crypto.randomUUID()}"`;

/** A file as it is announced: under one key and, once the server has named it, one upload, however often it is tried. */
export interface Announced {
  readonly file: File;
  readonly key: string;
  uploadId: string | null;
}

/** A data file that goes along with a slide. */
export const companionOf = (file: File): Announced => ({ file, key: newKey(), uploadId: null });

export interface Running {
  readonly imageKey: string;
  readonly twinKey: string;
  upload: SlideUpload;
  file: File | null;
  companions: readonly Announced[];
  /** The server may have it from now on, whether or not its answer comes. */
  isAnnounced: boolean;
  /** The case did not take the image. */
  isRefused: boolean;
  uploadId: string | null;
  leaving: AbortController;
}

/** A file that was chosen a moment ago. */
export const freshOf = (upload: SlideUpload): Running => ({
  imageKey: newKey(),
  twinKey: newKey(),
  upload,
  file: null,
  companions: [],
  isAnnounced: false,
  isRefused: false,
  uploadId: null,
  leaving: new AbortController(),
});

const LOST = 'Choose the file again to go on: what was sent is kept for a day.';
const UNSENT = 'Choose the file again to send it.';
const REFUSED = 'The file was sent, and its slide did not take it. Try again, or remove it.';

/** What an earlier page has left of a file, until it is chosen again. */
export function leftOf(kept: KeptUpload): Running {
  const { uploadId, isGivenUp: _, isRefused, imageKey, twinKey, ...rest } = kept;
  const fresh = freshOf({ ...rest, ...standOf(kept), sight: null });
  return { ...fresh, imageKey, twinKey, isAnnounced: true, isRefused, uploadId };
}

function standOf({ uploadId, isRefused }: KeptUpload): Pick<SlideUpload, 'phase' | 'problem'> {
  if (isRefused) return { phase: 'failed', problem: REFUSED };
  return { phase: 'lost', problem: uploadId === null ? UNSENT : LOST };
}

/** Before anything is known of the file but its name and size. */
export const uploadOf = (file: File, place: UploadPlace): SlideUpload => ({
  ...place,
  key: newKey(),
  fileName: file.name,
  bytes: file.size,
  sentBytes: 0,
  phase: 'looking',
  problem: null,
  sight: null,
});

/** Whether this is the upload that an earlier page has left of the file, one that its slide did not take among them. */
export const isLeft = (one: Running, file: File, { subsectionId }: UploadPlace): boolean =>
  isToBeChosen(one) && isOf(one, file, subsectionId);

const isToBeChosen = ({ upload: { phase }, file, isRefused }: Running): boolean =>
  phase === 'lost' || (phase === 'failed' && isRefused && file === null);

const isOf = ({ upload }: Running, file: File, subsectionId: string): boolean =>
  upload.fileName === file.name && upload.bytes === file.size && upload.subsectionId === subsectionId;

/** What of it outlives a reload; nothing before it was announced. */
export function keptOf(one: Running): KeptUpload[] {
  const { isAnnounced, isRefused, uploadId, upload, imageKey, twinKey } = one;
  if (!isAnnounced) return [];
  const { caseId, specimenId, subsectionId, key, fileName, bytes, sentBytes } = upload;
  const file = { caseId, specimenId, subsectionId, key, fileName, bytes, sentBytes };
  return [{ ...file, uploadId, isGivenUp: false, isRefused, imageKey, twinKey }];
}

/** What is wrong with a file as such, in a sentence; null for one that may be sent. */
export function faultOf(file: File, companions: readonly File[]): string | null {
  if (slideExtensionOf(file.name) === null) return SLIDE_TYPE_REFUSED;
  if (file.size === 0) return 'File is empty';
  if (file.size > LARGEST_FILE_BYTES) return FILE_TOO_LARGE;
  const empty = companions.find(({ size }) => size === 0);
  if (empty !== undefined) return `The data file ${empty.name} is empty`;
  return needsDataFiles(file.name) && companions.length === 0 ? dataFilesMissingText(file.name) : null;
}

/** Whether the file as such is amiss: that stays so, however often it is tried. */
export const isUnfit = ({ file, companions }: Running): boolean =>
  file !== null &&
  faultOf(
    file,
    companions.map((data) => data.file),
  ) !== null;

/** Whether another person is logged in by now: the answer says nothing of the file then. */
export const isForAnother = (answer: object, { userId }: Pick<UploadPorts, 'userId'>): boolean =>
  'userId' in answer && answer.userId !== userId;

/** What stands beside a file whose line is broken, as long as it is tried again without a press. */
export const INTERRUPTED =
  'The connection is interrupted or the server is busy. The upload goes on by itself, and nothing that was sent is lost.';
const GIVEN_UP =
  'The connection was interrupted or the server is busy. Nothing that was sent is lost: try again to go on with this file.';

/** Whoever waits for a server that does not answer says so. */
export const tellingWaits = (ports: UploadPorts, tell: (problem: string) => void): UploadPorts => ({
  ...ports,
  wait: (ms) => {
    tell(INTERRUPTED);
    return ports.wait(ms);
  },
});

/** Why an answer is none, in a sentence: where it may come at another try, what the next press does. */
export function messageOf(answer: { readonly kind: string; readonly message?: string }): string {
  if (answer.kind === 'later' && !isOver(answer)) return GIVEN_UP;
  return answer.message ?? 'The upload failed.';
}

/** What was sent of a file is of no use any more: it begins from its beginning, once it is at hand. */
export function begunAnew(one: Running, why: string): Partial<SlideUpload> {
  const isAtHand = one.file !== null;
  // One that is to be chosen again stands there on the next page as well.
  one.isAnnounced = !isAtHand;
  one.isRefused = false;
  one.uploadId = null;
  one.companions = one.companions.map(({ file }) => companionOf(file));
  const problem = `${why} ${isAtHand ? 'Try again' : 'Choose the file again'} to send it from its beginning.`;
  return { key: newKey(), sentBytes: 0, phase: isAtHand ? 'failed' : 'lost', problem };
}

/** Why a server that has not got all of a file takes no more of it, in a sentence; null where it does, or has it all. */
export function endOf({ status }: Pick<Upload, 'status'>): string | null {
  if (status === 'Expired')
    return 'The day for which the server keeps a file that was not sent whole is over.';
  return status === 'Aborted' ? 'Somebody has taken this file away before it was sent whole.' : null;
}

/** Asks again while the server is not reached: a line that breaks between two parts costs nobody a press. */
export async function askLasting<T extends { readonly kind: string }>(
  ask: () => Promise<T>,
  { wait }: Pick<UploadPorts, 'wait'>,
  signal: AbortSignal,
): Promise<T> {
  let answer = await ask();
  for (const ms of BACK_OFF_MS) {
    if (answer.kind !== 'later' || isOver(answer) || signal.aborted) return answer;
    await wait(Math.max(ms, askedWaitOf(answer)));
    answer = await ask();
  }
  return answer;
}
