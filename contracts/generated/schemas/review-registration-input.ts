// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';
import { zReviewDecision } from './review-decision.ts';

export const zReviewRegistrationInput = z.object({
    decision: zReviewDecision,
    reason: zReason.optional()
});

export type ReviewRegistrationInputZodType = z.infer<typeof zReviewRegistrationInput>;
