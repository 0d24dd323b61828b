// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReviewDecision = z.enum([
    'start',
    'approve',
    'return',
    'reject'
]);

export type ReviewDecisionZodType = z.infer<typeof zReviewDecision>;
