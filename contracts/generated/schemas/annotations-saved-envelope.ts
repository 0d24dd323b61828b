// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAnnotationsSaved } from './annotations-saved.ts';

export const zAnnotationsSavedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAnnotationsSaved,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AnnotationsSavedEnvelopeZodType = z.infer<typeof zAnnotationsSavedEnvelope>;
