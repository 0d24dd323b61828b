// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSignOut } from './sign-out.ts';

export const zSignOutEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSignOut,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SignOutEnvelopeZodType = z.infer<typeof zSignOutEnvelope>;
