// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHandOver } from './hand-over.ts';

export const zHandOverEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zHandOver,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type HandOverEnvelopeZodType = z.infer<typeof zHandOverEnvelope>;
