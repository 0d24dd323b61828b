// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseStatus } from './case-status.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zWaitOwner } from './wait-owner.ts';
import { zWaitReason } from './wait-reason.ts';

export const zCaseWait = z.object({
    from: zInstant,
    to: zInstant.nullable(),
    status: zCaseStatus,
    owner: zWaitOwner,
    person: zPersonRef.nullable(),
    reasons: z.array(zWaitReason).min(1).max(10),
    workingHours: z.number().gte(0),
    countsInNet: z.boolean()
});

export type CaseWaitZodType = z.infer<typeof zCaseWait>;
