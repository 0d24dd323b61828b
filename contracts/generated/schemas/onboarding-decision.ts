// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOnboardingDecision = z.enum(['accept', 'sendBack']);

export type OnboardingDecisionZodType = z.infer<typeof zOnboardingDecision>;
