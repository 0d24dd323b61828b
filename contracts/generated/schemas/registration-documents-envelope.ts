// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistrationDocuments } from './registration-documents.ts';

export const zRegistrationDocumentsEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRegistrationDocuments,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RegistrationDocumentsEnvelopeZodType = z.infer<typeof zRegistrationDocumentsEnvelope>;
