// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingPage } from './billing-page.ts';

export const zBillingPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zBillingPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type BillingPageEnvelopeZodType = z.infer<typeof zBillingPageEnvelope>;
