// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zInvoiceInput = z.object({
    invoiceNumber: z.string().min(1).max(40).regex(/^[A-Za-z0-9\/-]+$/)
});

export type InvoiceInputZodType = z.infer<typeof zInvoiceInput>;
