// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmergencyAccess } from './emergency-access.ts';

export const zEmergencyAccessList = z.object({
    items: z.array(zEmergencyAccess)
});

export type EmergencyAccessListZodType = z.infer<typeof zEmergencyAccessList>;
