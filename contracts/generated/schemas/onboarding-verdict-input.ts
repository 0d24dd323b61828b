// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zOnboardingDecision } from './onboarding-decision.ts';
import { zOnboardingStepKey } from './onboarding-step-key.ts';
import { zReason } from './reason.ts';

export const zOnboardingVerdictInput = z.object({
    key: zOnboardingStepKey,
    decision: zOnboardingDecision,
    reason: zReason.optional(),
    sourceUrl: z.string().max(500).regex(/^https:\/\/\S+$/).optional(),
    verifiedOn: zDay.optional()
});

export type OnboardingVerdictInputZodType = z.infer<typeof zOnboardingVerdictInput>;
