// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnquiryPage } from './enquiry-page.ts';

export const zEnquiryPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEnquiryPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EnquiryPageEnvelopeZodType = z.infer<typeof zEnquiryPageEnvelope>;
