// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingModifier = z.enum([
    '26',
    'TC',
    '59'
]);

export type BillingModifierZodType = z.infer<typeof zBillingModifier>;
