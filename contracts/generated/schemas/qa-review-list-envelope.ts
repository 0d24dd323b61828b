// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQaReviewList } from './qa-review-list.ts';

export const zQaReviewListEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zQaReviewList,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type QaReviewListEnvelopeZodType = z.infer<typeof zQaReviewListEnvelope>;
