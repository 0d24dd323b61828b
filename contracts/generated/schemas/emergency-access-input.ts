// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmergencyReason } from './emergency-reason.ts';

export const zEmergencyAccessInput = z.object({
    reason: zEmergencyReason.optional(),
    note: z.string().max(200).optional()
});

export type EmergencyAccessInputZodType = z.infer<typeof zEmergencyAccessInput>;
