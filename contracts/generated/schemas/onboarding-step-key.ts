// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOnboardingStepKey = z.enum([
    'profile',
    'licences',
    'boardCertification',
    'cv',
    'malpractice',
    'workAuthorization',
    'proofOfAddress',
    'agreement',
    'viewerTraining',
    'practiceCases'
]);

export type OnboardingStepKeyZodType = z.infer<typeof zOnboardingStepKey>;
