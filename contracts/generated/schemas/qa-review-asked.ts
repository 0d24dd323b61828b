// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zQaReviewKind } from './qa-review-kind.ts';
import { zTaskId } from './task-id.ts';

export const zQaReviewAsked = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    kind: zQaReviewKind,
    blinded: z.boolean(),
    taskId: zTaskId,
    dueAt: zInstant
});

export type QaReviewAskedZodType = z.infer<typeof zQaReviewAsked>;
