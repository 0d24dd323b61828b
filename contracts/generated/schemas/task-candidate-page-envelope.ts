// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTaskCandidatePage } from './task-candidate-page.ts';

export const zTaskCandidatePageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTaskCandidatePage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TaskCandidatePageEnvelopeZodType = z.infer<typeof zTaskCandidatePageEnvelope>;
