// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHeldCase } from './held-case.ts';

export const zHeldCaseEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zHeldCase,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type HeldCaseEnvelopeZodType = z.infer<typeof zHeldCaseEnvelope>;
