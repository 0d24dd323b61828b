// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCase } from './case.ts';

export const zCaseEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCase,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseEnvelopeZodType = z.infer<typeof zCaseEnvelope>;
