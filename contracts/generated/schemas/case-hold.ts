// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHoldReason } from './hold-reason.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zCaseHold = z.object({
    reason: zHoldReason,
    note: z.string().max(1000).nullable(),
    from: zInstant,
    to: zInstant.nullable(),
    placedBy: zPersonRef.nullable(),
    liftedBy: zPersonRef.nullable()
});

export type CaseHoldZodType = z.infer<typeof zCaseHold>;
