// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zPersonRef } from './person-ref.ts';
import { zTaskAction } from './task-action.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';
import { zTaskId } from './task-id.ts';
import { zTaskStatus } from './task-status.ts';

export const zTaskMove = z.object({
    id: zTaskId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zTaskStatus,
    assignee: zPersonRef.nullable(),
    assignedRole: zTaskAssigneeRole.nullable(),
    reason: z.string().nullable(),
    allowedActions: z.array(zTaskAction)
});

export type TaskMoveZodType = z.infer<typeof zTaskMove>;
