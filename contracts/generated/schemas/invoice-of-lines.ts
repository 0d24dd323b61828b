// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInvoiceResult } from './invoice-result.ts';

export const zInvoiceOfLines = z.object({
    issued: z.int().gte(0),
    results: z.array(zInvoiceResult).max(100)
});

export type InvoiceOfLinesZodType = z.infer<typeof zInvoiceOfLines>;
