// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReleaseReason = z.enum([
    'outside_my_subspecialty',
    'conflict_of_interest',
    'too_busy',
    'illness',
    'other'
]);

export type ReleaseReasonZodType = z.infer<typeof zReleaseReason>;
