// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnquiry } from './enquiry.ts';

export const zEnquiryReceiptEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEnquiry.nullable(),
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EnquiryReceiptEnvelopeZodType = z.infer<typeof zEnquiryReceiptEnvelope>;
