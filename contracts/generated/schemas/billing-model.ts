// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingModel = z.enum([
    'bill_facility',
    'bill_payer',
    'split'
]);

export type BillingModelZodType = z.infer<typeof zBillingModel>;
