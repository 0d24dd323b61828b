// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseMessagePage } from './case-message-page.ts';

export const zCaseMessagePageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseMessagePage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseMessagePageEnvelopeZodType = z.infer<typeof zCaseMessagePageEnvelope>;
