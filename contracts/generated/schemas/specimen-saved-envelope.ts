// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenSaved } from './specimen-saved.ts';

export const zSpecimenSavedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSpecimenSaved,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SpecimenSavedEnvelopeZodType = z.infer<typeof zSpecimenSavedEnvelope>;
