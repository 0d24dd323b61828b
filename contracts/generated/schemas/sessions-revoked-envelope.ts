// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSessionsRevoked } from './sessions-revoked.ts';

export const zSessionsRevokedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSessionsRevoked,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SessionsRevokedEnvelopeZodType = z.infer<typeof zSessionsRevokedEnvelope>;
