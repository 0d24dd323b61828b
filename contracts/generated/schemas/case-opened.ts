// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAction } from './case-action.ts';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';

export const zCaseOpened = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    selectedAt: zInstant,
    firstOpenedAt: zInstant,
    allowedActions: z.array(zCaseAction)
});

export type CaseOpenedZodType = z.infer<typeof zCaseOpened>;
