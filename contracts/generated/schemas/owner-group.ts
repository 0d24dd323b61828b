// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOwnerGroup = z.enum([
    'Operator',
    'Facility',
    'Both'
]);

export type OwnerGroupZodType = z.infer<typeof zOwnerGroup>;
