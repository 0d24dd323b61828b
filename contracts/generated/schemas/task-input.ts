// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zFacilityId } from './facility-id.ts';
import { zInstant } from './instant.ts';
import { zPriority } from './priority.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';
import { zTaskType } from './task-type.ts';
import { zUserId } from './user-id.ts';

export const zTaskInput = z.object({
    type: zTaskType,
    title: z.string().min(3).max(120),
    description: z.string().max(4000).optional(),
    caseId: zCaseId.optional(),
    specimenID: z.string().min(1).max(20).optional(),
    block: z.string().min(1).max(20).optional(),
    slide: z.string().min(1).max(20).optional(),
    facilityId: zFacilityId.optional(),
    assigneeId: zUserId.optional(),
    assignedRole: zTaskAssigneeRole.optional(),
    priority: zPriority.optional(),
    dueAt: zInstant.optional(),
    needsAcceptance: z.boolean().optional(),
    imagesAsked: z.int().gte(0).lte(500).optional(),
    checklist: z.array(z.string().min(1).max(200)).max(30).optional()
});

export type TaskInputZodType = z.infer<typeof zTaskInput>;
