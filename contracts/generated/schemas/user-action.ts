// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUserAction = z.enum([
    'edit',
    'startOnboarding',
    'provision',
    'provisionFacilityUser',
    'activate',
    'deactivate',
    'readmit',
    'restore',
    'sendPasswordReset',
    'revokeSessions'
]);

export type UserActionZodType = z.infer<typeof zUserAction>;
