import { createHash } from 'node:crypto';
import { partLengthOf } from '#app/core/uploads/parts.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { partBytesId } from '../../intake/part-bytes.ts';
import { takeIn } from '../../intake/queue.ts';
import { waitingSteps } from '../../intake/steps.ts';
import { etagOf } from '../../rules/versions.ts';
import type { UploadRecord } from '../../store/tables/files.ts';
import { requireUpload, requireUploadMove } from './upload-access.ts';
import { countReceived, uploadAnswer } from './upload-forms.ts';

type PutCall = Call<'putUploadPart'>;

/**
 * The bytes go to the store before the record names them, so that a record never names what is not there. They are
 * written outside the lock, since parts come side by side; the lock then judges again.
 */
export const putUploadPart: Resolver<'putUploadPart'> = {
  resolve: async (call) => {
    const { uploadId, partNumber } = call.input.params;
    const { 'X-Part-Sha256': sha256 } = call.input.headers;
    const bytes = new Uint8Array(call.input.body);
    throwIfRefused(call, requireUpload(call));
    throwIfDamaged(call, requireUpload(call), bytes);
    const bytesId = partBytesId(uploadId, partNumber, sha256);
    await call.world.bytes.put(bytesId, bytes);
    return call.world.lock(`upload ${uploadId}`, async () => {
      try {
        return record(call, bytes.length);
      } catch (error) {
        if (!isRecorded(call)) await call.world.bytes.remove(bytesId);
        throw error;
      }
    });
  },
};

const partId = ({ input: { params } }: PutCall): string => `${params.uploadId}-${params.partNumber}`;

const isRecorded = (call: PutCall): boolean =>
  call.world.uploadParts.find(partId(call))?.sha256 === call.input.headers['X-Part-Sha256'];

/** The state, and a part of this number that was other bytes: then the file is not the one that was announced. */
function throwIfRefused(call: PutCall, upload: UploadRecord): void {
  requireUploadMove(call, upload, 'putUploadPart');
  const earlier = call.world.uploadParts.find(partId(call));
  if (earlier === null || isRecorded(call)) return;
  const text = `Part ${earlier.partNumber} was sent before with other bytes. Start the upload again.`;
  throw refuse('UPLOAD_STATE', { text });
}

function throwIfDamaged({ input }: PutCall, upload: UploadRecord, bytes: Uint8Array): void {
  const { partNumber } = input.params;
  if (partLengthOf(upload, partNumber) !== bytes.length)
    throw refuse('PART_SIZE', { text: `Part ${partNumber} has another size than it should.` });
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== input.headers['X-Part-Sha256']) throw refuse('PART_CHECKSUM');
}

function record(call: PutCall, bytes: number): Answer<'putUploadPart'> {
  const { world, input } = call;
  const { uploadId, partNumber } = input.params;
  const before = requireUpload(call);
  throwIfRefused(call, before);
  const { to } = requireUploadMove(call, before, 'putUploadPart');
  const sha256 = input.headers['X-Part-Sha256'];
  if (!isRecorded(call)) world.uploadParts.insert({ id: partId(call), uploadId, partNumber, sha256, bytes });
  const status = to;
  const upload =
    status === before.status
      ? before
      : world.uploads.change(uploadId, (old) => ({ ...old, status, version: old.version + 1 }));
  const { partsReceived, bytesReceived } = countReceived(world, upload);
  const etag = etagOf(upload);
  const { version } = upload;
  return {
    etag,
    data: { uploadId, version, etag, status, partNumber, sha256, bytes, partsReceived, bytesReceived },
  };
}

export const completeUpload: Resolver<'completeUpload'> = {
  resolve: (call) =>
    call.world.lock(`upload ${call.input.params.uploadId}`, (): Answer<'completeUpload'> => {
      const { world, now } = call;
      const before = requireUpload(call);
      const { to } = requireUploadMove(call, before, 'completeUpload');
      const { missingParts, bytesReceived } = countReceived(world, before);
      if (missingParts.length > 0 || bytesReceived !== before.bytes) throw refuse('UPLOAD_INCOMPLETE');
      const upload = world.uploads.change(before.id, (old) => ({
        ...old,
        status: to,
        completedAt: new Date(now).toISOString(),
        steps: waitingSteps(),
        version: old.version + 1,
      }));
      // Not before it is kept: the intake throws the parts away once it has the file.
      world.ledger.afterwards((isKept) => isKept && takeIn(world, upload.id, now));
      return uploadAnswer(upload, call);
    }),
};
