// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistration } from './registration.ts';

export const zRegistrationReceiptEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRegistration.nullable(),
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RegistrationReceiptEnvelopeZodType = z.infer<typeof zRegistrationReceiptEnvelope>;
