// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCurrentUser } from './current-user.ts';

export const zCurrentUserEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCurrentUser,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CurrentUserEnvelopeZodType = z.infer<typeof zCurrentUserEnvelope>;
