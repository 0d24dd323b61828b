// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingId } from './billing-id.ts';
import { zBillingStatus } from './billing-status.ts';
import { zEtag } from './etag.ts';

export const zInvoiceResult = z.object({
    billingId: zBillingId,
    etag: zEtag.nullable(),
    status: zBillingStatus.nullable(),
    code: z.string().nullable(),
    text: z.string().nullable()
});

export type InvoiceResultZodType = z.infer<typeof zInvoiceResult>;
