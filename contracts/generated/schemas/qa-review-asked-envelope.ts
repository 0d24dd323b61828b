// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQaReviewAsked } from './qa-review-asked.ts';

export const zQaReviewAskedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zQaReviewAsked,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type QaReviewAskedEnvelopeZodType = z.infer<typeof zQaReviewAskedEnvelope>;
