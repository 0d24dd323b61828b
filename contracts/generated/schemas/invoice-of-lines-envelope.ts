// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInvoiceOfLines } from './invoice-of-lines.ts';

export const zInvoiceOfLinesEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zInvoiceOfLines,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type InvoiceOfLinesEnvelopeZodType = z.infer<typeof zInvoiceOfLinesEnvelope>;
