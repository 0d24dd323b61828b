// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAssignment } from './case-assignment.ts';
import { zCaseClocks } from './case-clocks.ts';
import { zCaseHold } from './case-hold.ts';
import { zCaseId } from './case-id.ts';
import { zCaseWait } from './case-wait.ts';
import { zCaseWithdrawal } from './case-withdrawal.ts';
import { zInstant } from './instant.ts';

export const zCaseTimeline = z.object({
    caseId: zCaseId,
    asOf: zInstant,
    turnaround: zCaseClocks.nullable(),
    waits: z.array(zCaseWait).max(1000),
    holds: z.array(zCaseHold).max(200),
    withdrawals: z.array(zCaseWithdrawal).max(200),
    assignments: z.array(zCaseAssignment).max(200)
});

export type CaseTimelineZodType = z.infer<typeof zCaseTimeline>;
