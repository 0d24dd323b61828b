// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLogoutEnvelope = z.object({
    isSuccess: z.literal(true),
    data: z.null(),
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type LogoutEnvelopeZodType = z.infer<typeof zLogoutEnvelope>;
