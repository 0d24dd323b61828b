// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseOpened } from './case-opened.ts';

export const zCaseOpenedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseOpened,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseOpenedEnvelopeZodType = z.infer<typeof zCaseOpenedEnvelope>;
