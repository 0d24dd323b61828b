// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingCurrency } from './billing-currency.ts';
import { zCents } from './cents.ts';

export const zBillingTotal = z.object({
    currency: zBillingCurrency,
    lines: z.int().gte(1),
    amountCents: zCents,
    paidCents: zCents,
    openCents: zCents
});

export type BillingTotalZodType = z.infer<typeof zBillingTotal>;
