// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingListItem } from './billing-list-item.ts';
import { zBillingTotal } from './billing-total.ts';

export const zBillingPage = z.object({
    items: z.array(zBillingListItem).max(100),
    totals: z.array(zBillingTotal).max(2),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type BillingPageZodType = z.infer<typeof zBillingPage>;
