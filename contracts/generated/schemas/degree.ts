// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDegree = z.enum([
    'MD',
    'DO',
    'MBBS',
    'MDCM',
    'Other'
]);

export type DegreeZodType = z.infer<typeof zDegree>;
