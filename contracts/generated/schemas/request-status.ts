// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRequestStatus = z.enum([
    'Requested',
    'InProgress',
    'Fulfilled',
    'Declined',
    'Cancelled'
]);

export type RequestStatusZodType = z.infer<typeof zRequestStatus>;
