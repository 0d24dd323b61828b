// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnquiryImport } from './enquiry-import.ts';

export const zEnquiryImportEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEnquiryImport,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EnquiryImportEnvelopeZodType = z.infer<typeof zEnquiryImportEnvelope>;
