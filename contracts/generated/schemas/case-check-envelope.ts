// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseCheck } from './case-check.ts';

export const zCaseCheckEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseCheck,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseCheckEnvelopeZodType = z.infer<typeof zCaseCheckEnvelope>;
