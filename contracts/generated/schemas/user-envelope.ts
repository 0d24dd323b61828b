// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUser } from './user.ts';

export const zUserEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zUser,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type UserEnvelopeZodType = z.infer<typeof zUserEnvelope>;
