// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistration } from './registration.ts';

export const zRegistrationEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRegistration,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RegistrationEnvelopeZodType = z.infer<typeof zRegistrationEnvelope>;
