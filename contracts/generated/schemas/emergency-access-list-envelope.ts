// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmergencyAccessList } from './emergency-access-list.ts';

export const zEmergencyAccessListEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zEmergencyAccessList,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type EmergencyAccessListEnvelopeZodType = z.infer<typeof zEmergencyAccessListEnvelope>;
