// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegistrationSpecialty = z.enum([
    'Pathology',
    'Radiology',
    'Other'
]);

export type RegistrationSpecialtyZodType = z.infer<typeof zRegistrationSpecialty>;
