// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSubsectionSaved } from './subsection-saved.ts';

export const zSubsectionSavedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSubsectionSaved,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SubsectionSavedEnvelopeZodType = z.infer<typeof zSubsectionSavedEnvelope>;
