// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountLeadStatus } from './account-lead-status.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zReason } from './reason.ts';

export const zLeadStatusStep = z.object({
    from: zAccountLeadStatus.nullable(),
    to: zAccountLeadStatus,
    at: zInstant,
    by: zPersonRef,
    reason: zReason.nullable()
});

export type LeadStatusStepZodType = z.infer<typeof zLeadStatusStep>;
