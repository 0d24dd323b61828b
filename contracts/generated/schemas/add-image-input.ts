// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUploadId } from './upload-id.ts';

export const zAddImageInput = z.object({
    uploadId: zUploadId,
    confirmDuplicate: z.boolean().optional()
});

export type AddImageInputZodType = z.infer<typeof zAddImageInput>;
