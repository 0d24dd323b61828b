// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';
import { zUserId } from './user-id.ts';

export const zTaskAssigneeInput = z.object({
    assigneeId: zUserId.optional(),
    assignedRole: zTaskAssigneeRole.optional(),
    reason: zReason.optional()
});

export type TaskAssigneeInputZodType = z.infer<typeof zTaskAssigneeInput>;
