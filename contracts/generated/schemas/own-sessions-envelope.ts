// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOwnSessions } from './own-sessions.ts';

export const zOwnSessionsEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zOwnSessions,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type OwnSessionsEnvelopeZodType = z.infer<typeof zOwnSessionsEnvelope>;
