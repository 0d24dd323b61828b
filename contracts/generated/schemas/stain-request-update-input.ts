// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';

export const zStainRequestUpdateInput = z.object({
    promisedFor: zDay.optional(),
    carrier: z.string().min(1).max(60).optional(),
    trackingNumber: z.string().min(6).max(40).optional(),
    shippedOn: zDay.optional()
});

export type StainRequestUpdateInputZodType = z.infer<typeof zStainRequestUpdateInput>;
