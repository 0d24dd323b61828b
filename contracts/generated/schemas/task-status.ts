// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskStatus = z.enum([
    'Open',
    'InProgress',
    'Submitted',
    'Returned',
    'Completed',
    'Declined',
    'Cancelled'
]);

export type TaskStatusZodType = z.infer<typeof zTaskStatus>;
