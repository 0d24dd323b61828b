// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCasePage } from './case-page.ts';

export const zCasePageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCasePage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CasePageEnvelopeZodType = z.infer<typeof zCasePageEnvelope>;
