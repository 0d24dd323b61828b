// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDone } from './done.ts';

export const zDoneEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zDone,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type DoneEnvelopeZodType = z.infer<typeof zDoneEnvelope>;
