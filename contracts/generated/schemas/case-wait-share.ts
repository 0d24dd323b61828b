// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zWaitOwner } from './wait-owner.ts';
import { zWaitReason } from './wait-reason.ts';

export const zCaseWaitShare = z.object({
    owner: zWaitOwner,
    reasons: z.array(zWaitReason),
    workingHours: z.number().gte(0),
    isOpen: z.boolean()
});

export type CaseWaitShareZodType = z.infer<typeof zCaseWaitShare>;
