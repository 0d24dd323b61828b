// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReceivedSlidesInput } from './received-slides-input.ts';

export const zSpecimenFormReceiptInput = z.object({
    receivedAt: z.iso.datetime({ offset: true }).optional(),
    trackingNumber: z.string().min(1).max(40).optional(),
    blocksReceived: z.int().gte(0).lte(12000).optional(),
    slides: z.array(zReceivedSlidesInput).min(1).max(2000),
    leftovers: z.array(z.string().min(1).max(200)).max(200).optional()
});

export type SpecimenFormReceiptInputZodType = z.infer<typeof zSpecimenFormReceiptInput>;
