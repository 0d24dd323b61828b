// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingId = z.string().regex(/^bil_[a-z0-9_-]{1,60}$/);

export type BillingIdZodType = z.infer<typeof zBillingId>;
