// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOnboardingAction = z.enum([
    'start',
    'saveStep',
    'submit',
    'review',
    'makeProvisionallyActive'
]);

export type OnboardingActionZodType = z.infer<typeof zOnboardingAction>;
