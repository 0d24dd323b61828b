// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zQaKind } from './qa-kind.ts';
import { zQaResult } from './qa-result.ts';
import { zTaskId } from './task-id.ts';
import { zTaskStatus } from './task-status.ts';

export const zQaReviewRow = z.object({
    taskId: zTaskId,
    kind: zQaKind,
    blinded: z.boolean(),
    status: zTaskStatus,
    reviewer: zPersonRef.nullable(),
    askedAt: zInstant,
    dueAt: zInstant.nullable(),
    result: zQaResult.nullable()
});

export type QaReviewRowZodType = z.infer<typeof zQaReviewRow>;
