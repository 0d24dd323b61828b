// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zCaseWithdrawal = z.object({
    eventId: z.string().regex(/^evt_[a-z0-9_-]{1,60}$/).nullable(),
    kind: z.enum(['withdrawn', 'restored']),
    at: zInstant,
    by: zPersonRef.nullable(),
    reason: z.string().min(1).max(1000)
});

export type CaseWithdrawalZodType = z.infer<typeof zCaseWithdrawal>;
