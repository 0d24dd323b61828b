// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingCurrency = z.enum(['USD', 'CAD']);

export type BillingCurrencyZodType = z.infer<typeof zBillingCurrency>;
