import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import type { KeptUpload } from './running-upload.ts';
import { SlideUploads } from './slide-uploads.ts';
import type { NewImage, NewUpload, UploadRequests } from './upload-requests.ts';

export const PLACE = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: 'sub_1' };
const PART = 1000;
export const READ: SlideSight = {
  kind: 'read',
  opensHere: true,
  width: 9,
  height: 9,
  levels: 1,
  mpp: 0.5,
  magnification: 20,
  scanner: null,
  label: null,
  notShown: null,
};

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const slideFile = (name = 'a.svs', length = 4500, first = 0): File =>
  new File([Uint8Array.from({ length }, (_, at) => (at + first) % 249)], name);

/** A server that keeps what it gets, over a line that breaks where the test says so. */
export function serverOf(breaks: (number: number, tries: number) => boolean = () => false) {
  const parts = new Map<number, Uint8Array>();
  const log: string[] = [];
  let status: Upload['status'] = 'Created';
  let bytes = 0;
  let tries = 0;
  let sentBytes = 0;
  let added = 0;
  let isTwin = false;
  let refusal: Upload['refusal'] = null;
  const state = () =>
    ({
      kind: 'upload',
      userId: 'usr_1',
      upload: {
        id: 'upl_1',
        status,
        bytes,
        partBytes: PART,
        bytesReceived: [...parts.values()].reduce((sum, part) => sum + part.length, 0),
        receivedParts: [...parts].map(([partNumber, part]) => ({
          partNumber,
          bytes: part.length,
          sha256: hashOf(part),
        })),
        refusal,
      },
    }) as unknown as UploadAnswer;
  const requests: UploadRequests = {
    begin: (sent: NewUpload) => {
      log.push(`begin ${sent.fileName}${sent.companionOf === null ? '' : ` of ${sent.companionOf}`}`);
      if (sent.companionOf === null) ({ bytes } = sent);
      return Promise.resolve(state());
    },
    read: () => Promise.resolve(state()),
    sendPart: (_, number, sha256, body) => {
      tries += 1;
      sentBytes += body.byteLength;
      if (breaks(number, tries)) return Promise.resolve({ kind: 'later', message: 'The line broke.' });
      const part = new Uint8Array(body);
      if (hashOf(part) !== sha256) throw new Error('damaged');
      parts.set(number, part);
      status = 'Uploading';
      return Promise.resolve({ kind: 'part', userId: 'usr_1', partNumber: number });
    },
    complete: () => {
      log.push('complete');
      status = refusal === null ? 'Ready' : 'Rejected';
      return Promise.resolve(state());
    },
    abort: () => {
      log.push('abort');
      return Promise.resolve(state());
    },
    addImage: ({ confirmDuplicate }: NewImage) => {
      log.push(confirmDuplicate ? 'image again' : 'image');
      const owner = { userId: 'usr_1', caseId: 'cas_1' };
      if (isTwin && !confirmDuplicate)
        return Promise.resolve({
          kind: 'refused',
          ...owner,
          message: 'This image is already used for slide A1 of case DP-1',
          code: 'IMAGE_ALREADY_USED',
        });
      added += 1;
      return Promise.resolve({ kind: 'done', ...owner, imageId: `img_${added}` });
    },
  };
  return {
    requests,
    log,
    parts,
    sent: () => sentBytes,
    hash: () => hashOf(Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part))),
    hasTwin: () => void (isTwin = true),
    refuses: (text: string) => void (refusal = { reason: 'unreadable', text }),
  };
}

export function pageOf(server: ReturnType<typeof serverOf>, sight: SlideSight = READ) {
  const kept: (readonly KeptUpload[])[] = [];
  const onAdded = vi.fn();
  const uploads = new SlideUploads({
    userId: 'usr_1',
    requests: server.requests,
    lookAt: () => Promise.resolve(sight),
    wait: () => Promise.resolve(),
    keep: (list) => void kept.push(list),
    onAdded,
  });
  const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true));
  return {
    uploads,
    kept,
    onAdded,
    until,
    phase: () => uploads.shown()[0]?.phase,
    first: () => uploads.shown()[0],
  };
}
