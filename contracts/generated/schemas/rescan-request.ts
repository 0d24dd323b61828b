// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zImageId } from './image-id.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zRequestId } from './request-id.ts';
import { zRequestStatus } from './request-status.ts';
import { zRescanReason } from './rescan-reason.ts';
import { zTaskId } from './task-id.ts';

export const zRescanRequest = z.object({
    id: zRequestId,
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zRequestStatus,
    caseStatus: zCaseStatus,
    caseVersion: z.int().gte(1),
    subsection: z.string().min(1),
    imageId: zImageId,
    reason: zRescanReason,
    note: z.string().nullable(),
    requestedBy: zPersonRef,
    requestedAt: zInstant,
    dueAt: zInstant,
    newImageId: zImageId.nullable(),
    closedAt: zInstant.nullable(),
    declineReason: z.string().nullable(),
    taskId: zTaskId.nullable(),
    allowedActions: z.array(z.enum(['resolve']))
});

export type RescanRequestZodType = z.infer<typeof zRescanRequest>;
