import { z } from 'zod';
import { zUpload } from '#contracts/generated/schemas/upload.ts';
import { zUploadIntake } from '#contracts/generated/schemas/upload-intake.ts';
import type { MakeCollection } from '../collections.ts';

/**
 * An upload without its parts, which are records of their own: a slide has thousands, and each is written alone.
 * What depends on the parts, on the reader or on the clock is worked out for each answer.
 */
const UploadRecord = zUpload
  .omit({
    etag: true,
    companionsMissing: true,
    partsTotal: true,
    partsReceived: true,
    bytesReceived: true,
    receivedParts: true,
    missingParts: true,
    expiresAt: true,
    intake: true,
    allowedActions: true,
  })
  .extend({
    createdBy: z.string().min(1),
    /** Whose people see it besides admins; null for one that an admin began without a case. */
    facilityId: z.string().nullable(),
    /** SHA-256 of the whole file, once its parts are joined. */
    checksum: z.string().nullable(),
    intake: zUploadIntake.omit({ twin: true }).nullable(),
  });
export type UploadRecord = z.infer<typeof UploadRecord>;

/** Whose file it is: its facility's, whoever of its people sent it, or that of an admin who began it without a case. */
export const senderOf = ({ facilityId, createdBy }: Pick<UploadRecord, 'facilityId' | 'createdBy'>): string =>
  facilityId ?? createdBy;

const UploadPartRecord = z.object({
  id: z.string().min(1),
  uploadId: z.string().min(1),
  partNumber: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
});

/** Uploads and files that callers handed over. */
export const fileStore = (make: MakeCollection) => ({
  uploads: make('uploads', UploadRecord, {
    status: ({ status }) => [status],
    blob: ({ blobId }) => (blobId === null ? [] : [blobId]),
    checksum: ({ checksum }) => (checksum === null ? [] : [checksum]),
    companionOf: ({ companionOf }) => (companionOf === null ? [] : [companionOf]),
    sender: (upload) => [senderOf(upload)],
  }),
  uploadParts: make('uploadParts', UploadPartRecord, { upload: ({ uploadId }) => [uploadId] }),
});
