// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zReceivedSlides } from './received-slides.ts';

export const zRecordedReceipt = z.object({
    receivedAt: zInstant,
    recordedBy: zPersonRef,
    trackingNumber: z.string().nullable(),
    blocksReceived: z.int().gte(0).nullable(),
    blocksAnnounced: z.int().gte(0).nullable(),
    slides: z.array(zReceivedSlides).max(2000),
    leftovers: z.array(z.string()).max(200)
});

export type RecordedReceiptZodType = z.infer<typeof zRecordedReceipt>;
