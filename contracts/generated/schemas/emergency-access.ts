// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmergencyReason } from './emergency-reason.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zEmergencyAccess = z.object({
    id: z.string().regex(/^emg_[a-z0-9_-]{1,60}$/),
    reason: zEmergencyReason,
    note: z.string().min(1).max(200),
    openedBy: zPersonRef,
    from: zInstant,
    until: zInstant,
    isOpen: z.boolean()
});

export type EmergencyAccessZodType = z.infer<typeof zEmergencyAccess>;
