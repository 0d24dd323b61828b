// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zUploadId } from './upload-id.ts';

export const zRunningUpload = z.object({
    uploadId: zUploadId,
    fileName: z.string().min(1).max(255),
    createdBy: zPersonRef.nullable(),
    expiresAt: zInstant.nullable()
});

export type RunningUploadZodType = z.infer<typeof zRunningUpload>;
