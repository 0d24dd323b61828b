// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zUploadId } from './upload-id.ts';

export const zUploadInput = z.object({
    fileName: z.string().min(3).max(255),
    bytes: z.int().gte(1),
    caseId: zCaseId.optional(),
    companionOf: zUploadId.optional()
});

export type UploadInputZodType = z.infer<typeof zUploadInput>;
