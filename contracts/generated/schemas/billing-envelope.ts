// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBilling } from './billing.ts';

export const zBillingEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zBilling,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type BillingEnvelopeZodType = z.infer<typeof zBillingEnvelope>;
