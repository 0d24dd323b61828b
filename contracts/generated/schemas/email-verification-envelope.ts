// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmailVerification } from './email-verification.ts';

export const zEmailVerificationEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEmailVerification,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EmailVerificationEnvelopeZodType = z.infer<typeof zEmailVerificationEnvelope>;
