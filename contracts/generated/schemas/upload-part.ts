// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zUploadId } from './upload-id.ts';
import { zUploadStatus } from './upload-status.ts';

export const zUploadPart = z.object({
    uploadId: zUploadId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zUploadStatus,
    partNumber: z.int().gte(1).lte(20480),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    bytes: z.int().gte(1).lte(67108864),
    partsReceived: z.int().gte(1).lte(20480),
    bytesReceived: z.int().gte(1).lte(21474836480)
});

export type UploadPartZodType = z.infer<typeof zUploadPart>;
