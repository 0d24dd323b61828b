// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNumberedThings } from './numbered-things.ts';

export const zNumberedThingsEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zNumberedThings,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type NumberedThingsEnvelopeZodType = z.infer<typeof zNumberedThingsEnvelope>;
