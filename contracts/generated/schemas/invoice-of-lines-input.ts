// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingId } from './billing-id.ts';
import { zEtag } from './etag.ts';

export const zInvoiceOfLinesInput = z.object({
    invoiceNumber: z.string().min(1).max(40).regex(/^[A-Za-z0-9\/-]+$/),
    lines: z.array(z.object({
        billingId: zBillingId,
        etag: zEtag
    })).min(1).max(100)
});

export type InvoiceOfLinesInputZodType = z.infer<typeof zInvoiceOfLinesInput>;
