// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReferenceData } from './reference-data.ts';

export const zReferenceDataEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zReferenceData,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ReferenceDataEnvelopeZodType = z.infer<typeof zReferenceDataEnvelope>;
