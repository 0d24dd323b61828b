// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistrationDocument } from './registration-document.ts';

export const zRegistrationDocumentEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRegistrationDocument,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RegistrationDocumentEnvelopeZodType = z.infer<typeof zRegistrationDocumentEnvelope>;
