// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHandOvers } from './hand-overs.ts';

export const zHandOversEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zHandOvers,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type HandOversEnvelopeZodType = z.infer<typeof zHandOversEnvelope>;
