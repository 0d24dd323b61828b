// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zHandOverAction } from './hand-over-action.ts';
import { zHandOverId } from './hand-over-id.ts';
import { zHandOverStatus } from './hand-over-status.ts';
import { zInstant } from './instant.ts';
import { zOfferedCase } from './offered-case.ts';
import { zPersonRef } from './person-ref.ts';

export const zHandOver = z.object({
    id: zHandOverId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zHandOverStatus,
    caseId: zCaseId,
    caseID: z.string().min(1),
    case: zOfferedCase,
    from: zPersonRef,
    to: zPersonRef,
    note: z.string().nullable(),
    offeredAt: zInstant,
    answeredAt: zInstant.nullable(),
    obstacles: z.array(z.string().min(1).max(300)).max(10),
    allowedActions: z.array(zHandOverAction)
});

export type HandOverZodType = z.infer<typeof zHandOver>;
