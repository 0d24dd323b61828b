// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmailVerified } from './email-verified.ts';

export const zEmailVerifiedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEmailVerified,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EmailVerifiedEnvelopeZodType = z.infer<typeof zEmailVerifiedEnvelope>;
