// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';

export const zTaskHolder = z.object({
    assignee: zPersonRef.nullable(),
    assignedRole: zTaskAssigneeRole.nullable(),
    until: zInstant
});

export type TaskHolderZodType = z.infer<typeof zTaskHolder>;
