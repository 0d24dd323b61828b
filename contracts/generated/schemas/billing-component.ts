// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingComponent = z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2)
]);

export type BillingComponentZodType = z.infer<typeof zBillingComponent>;
