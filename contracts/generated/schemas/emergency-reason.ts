// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEmergencyReason = z.enum([
    'reader_unreachable',
    'urgent_treatment',
    'patient_safety',
    'other'
]);

export type EmergencyReasonZodType = z.infer<typeof zEmergencyReason>;
