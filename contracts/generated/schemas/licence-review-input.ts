// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLicenceDecision } from './licence-decision.ts';
import { zReason } from './reason.ts';

export const zLicenceReviewInput = z.object({
    decision: zLicenceDecision,
    reason: zReason.optional()
});

export type LicenceReviewInputZodType = z.infer<typeof zLicenceReviewInput>;
