// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingStatus = z.enum([
    'Pending',
    'Ready',
    'Invoiced',
    'Paid',
    'Denied',
    'WrittenOff',
    'Void'
]);

export type BillingStatusZodType = z.infer<typeof zBillingStatus>;
