// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseStatus = z.enum([
    'Draft',
    'Submitted',
    'Returned',
    'Available',
    'Selected',
    'AdditionalWorkRequested',
    'QAReview',
    'SignOutCompleted',
    'Cancelled'
]);

export type CaseStatusZodType = z.infer<typeof zCaseStatus>;
