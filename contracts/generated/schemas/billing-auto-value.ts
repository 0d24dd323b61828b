// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingModifier } from './billing-modifier.ts';
import { zCents } from './cents.ts';

export const zBillingAutoValue = z.object({
    code: z.string().min(2).max(10),
    units: z.int().gte(1).lte(99),
    modifier: zBillingModifier.nullable(),
    amountCents: zCents
});

export type BillingAutoValueZodType = z.infer<typeof zBillingAutoValue>;
