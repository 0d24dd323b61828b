// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHandOverColleagues } from './hand-over-colleagues.ts';

export const zHandOverColleaguesEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zHandOverColleagues,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type HandOverColleaguesEnvelopeZodType = z.infer<typeof zHandOverColleaguesEnvelope>;
