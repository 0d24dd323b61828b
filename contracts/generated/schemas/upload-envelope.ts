// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUpload } from './upload.ts';

export const zUploadEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zUpload,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type UploadEnvelopeZodType = z.infer<typeof zUploadEnvelope>;
