// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAction } from './case-action.ts';
import { zCaseHold } from './case-hold.ts';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';

export const zHeldCase = z.object({
    id: zCaseId,
    caseID: z.string().min(1).nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    allowedActions: z.array(zCaseAction),
    holds: z.array(zCaseHold).max(200)
});

export type HeldCaseZodType = z.infer<typeof zHeldCase>;
