// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingSource = z.enum(['auto', 'manual']);

export type BillingSourceZodType = z.infer<typeof zBillingSource>;
