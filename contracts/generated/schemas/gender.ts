// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zGender = z.enum([
    'Male',
    'Female',
    'Other'
]);

export type GenderZodType = z.infer<typeof zGender>;
