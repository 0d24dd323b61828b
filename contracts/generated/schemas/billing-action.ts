// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingAction = z.enum([
    'edit',
    'issue',
    'recordPayment',
    'reopen',
    'void'
]);

export type BillingActionZodType = z.infer<typeof zBillingAction>;
