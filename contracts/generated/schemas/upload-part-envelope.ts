// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUploadPart } from './upload-part.ts';

export const zUploadPartEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zUploadPart,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type UploadPartEnvelopeZodType = z.infer<typeof zUploadPartEnvelope>;
