// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLogin } from './login.ts';

export const zLoginEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zLogin,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type LoginEnvelopeZodType = z.infer<typeof zLoginEnvelope>;
