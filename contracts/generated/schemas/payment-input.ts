// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCents } from './cents.ts';
import { zDay } from './day.ts';
import { zPaymentOutcome } from './payment-outcome.ts';
import { zReason } from './reason.ts';

export const zPaymentInput = z.object({
    outcome: zPaymentOutcome,
    paidCents: zCents.optional(),
    receivedOn: zDay.optional(),
    payerClaimNumber: z.string().min(1).max(40).optional(),
    denialReason: zReason.optional()
});

export type PaymentInputZodType = z.infer<typeof zPaymentInput>;
