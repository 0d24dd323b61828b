// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnquiry } from './enquiry.ts';

export const zEnquiryEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEnquiry,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EnquiryEnvelopeZodType = z.infer<typeof zEnquiryEnvelope>;
