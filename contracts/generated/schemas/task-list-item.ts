// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zPriority } from './priority.ts';
import { zTaskAction } from './task-action.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';
import { zTaskCase } from './task-case.ts';
import { zTaskFacility } from './task-facility.ts';
import { zTaskId } from './task-id.ts';
import { zTaskStatus } from './task-status.ts';
import { zTaskType } from './task-type.ts';
import { zTaskTypeKey } from './task-type-key.ts';

export const zTaskListItem = z.object({
    id: zTaskId,
    version: z.int().gte(1),
    etag: zEtag,
    type: zTaskType,
    typeKey: zTaskTypeKey,
    title: z.string().min(3).max(120),
    status: zTaskStatus,
    overdue: z.boolean(),
    priority: zPriority,
    dueAt: zInstant.nullable(),
    case: zTaskCase.nullable(),
    specimenID: z.string().nullable(),
    block: z.string().nullable(),
    slide: z.string().nullable(),
    askedBy: zPersonRef.nullable(),
    assignee: zPersonRef.nullable(),
    assignedRole: zTaskAssigneeRole.nullable(),
    facility: zTaskFacility.nullable(),
    allowedActions: z.array(zTaskAction)
});

export type TaskListItemZodType = z.infer<typeof zTaskListItem>;
