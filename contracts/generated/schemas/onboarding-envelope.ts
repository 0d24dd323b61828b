// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOnboarding } from './onboarding.ts';

export const zOnboardingEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zOnboarding,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type OnboardingEnvelopeZodType = z.infer<typeof zOnboardingEnvelope>;
