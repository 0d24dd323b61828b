// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOnboardingStepState = z.enum([
    'ToDo',
    'Submitted',
    'Accepted',
    'SentBack'
]);

export type OnboardingStepStateZodType = z.infer<typeof zOnboardingStepState>;
