// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOrderDeclineReason } from './order-decline-reason.ts';

export const zOrderDeclineInput = z.object({
    reason: zOrderDeclineReason,
    note: z.string().min(1).max(1000).optional()
});

export type OrderDeclineInputZodType = z.infer<typeof zOrderDeclineInput>;
