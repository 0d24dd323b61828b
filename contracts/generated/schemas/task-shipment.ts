// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';

export const zTaskShipment = z.object({
    carrier: z.string().min(1).max(60),
    trackingNumber: z.string().min(6).max(40),
    shippedOn: zDay
});

export type TaskShipmentZodType = z.infer<typeof zTaskShipment>;
