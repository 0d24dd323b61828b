// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUserType = z.enum([
    'Physician',
    'Operator',
    'Facility_NP',
    'Other'
]);

export type UserTypeZodType = z.infer<typeof zUserType>;
