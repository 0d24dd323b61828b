// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOnboardingVerdictInput } from './onboarding-verdict-input.ts';

export const zOnboardingReviewInput = z.object({
    verdicts: z.array(zOnboardingVerdictInput).min(1).max(10)
});

export type OnboardingReviewInputZodType = z.infer<typeof zOnboardingReviewInput>;
