// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAction } from './case-action.ts';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';

export const zCaseMove = z.object({
    id: zCaseId,
    caseID: z.string().min(1).nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    selectedAt: z.iso.datetime({ offset: true }).nullable(),
    allowedActions: z.array(zCaseAction)
});

export type CaseMoveZodType = z.infer<typeof zCaseMove>;
