// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegistrationAction = z.enum([
    'edit',
    'submit',
    'start',
    'approve',
    'return',
    'reject'
]);

export type RegistrationActionZodType = z.infer<typeof zRegistrationAction>;
