// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAnnotations } from './annotations.ts';

export const zAnnotationsEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAnnotations,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AnnotationsEnvelopeZodType = z.infer<typeof zAnnotationsEnvelope>;
