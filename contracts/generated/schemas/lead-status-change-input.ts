// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountLeadStatus } from './account-lead-status.ts';
import { zDay } from './day.ts';
import { zReason } from './reason.ts';

export const zLeadStatusChangeInput = z.object({
    to: zAccountLeadStatus,
    reason: zReason.optional(),
    nextContactDate: zDay.optional()
});

export type LeadStatusChangeInputZodType = z.infer<typeof zLeadStatusChangeInput>;
