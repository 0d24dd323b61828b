// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCandidatePage } from './candidate-page.ts';

export const zCandidatePageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCandidatePage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CandidatePageEnvelopeZodType = z.infer<typeof zCandidatePageEnvelope>;
