// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPaymentOutcome = z.enum([
    'paid',
    'denied',
    'writtenOff'
]);

export type PaymentOutcomeZodType = z.infer<typeof zPaymentOutcome>;
