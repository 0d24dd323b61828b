// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zProfile } from './profile.ts';

export const zProfileEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zProfile,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ProfileEnvelopeZodType = z.infer<typeof zProfileEnvelope>;
