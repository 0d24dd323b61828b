// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegistrationStatus = z.enum([
    'Draft',
    'Submitted',
    'UnderReview',
    'Returned',
    'Approved',
    'Rejected'
]);

export type RegistrationStatusZodType = z.infer<typeof zRegistrationStatus>;
