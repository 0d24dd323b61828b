// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmergencyAccess } from './emergency-access.ts';

export const zEmergencyAccessEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEmergencyAccess,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EmergencyAccessEnvelopeZodType = z.infer<typeof zEmergencyAccessEnvelope>;
