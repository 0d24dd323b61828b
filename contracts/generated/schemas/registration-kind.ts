// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegistrationKind = z.enum([
    'providers',
    'facilities',
    'users',
    'operator-staff',
    'other'
]);

export type RegistrationKindZodType = z.infer<typeof zRegistrationKind>;
