// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSlideReceipt } from './slide-receipt.ts';

export const zSlideReceiptEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSlideReceipt,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SlideReceiptEnvelopeZodType = z.infer<typeof zSlideReceiptEnvelope>;
