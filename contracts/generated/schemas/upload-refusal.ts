// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUploadRefusalReason } from './upload-refusal-reason.ts';

export const zUploadRefusal = z.object({
    reason: zUploadRefusalReason,
    text: z.string().min(1)
});

export type UploadRefusalZodType = z.infer<typeof zUploadRefusal>;
