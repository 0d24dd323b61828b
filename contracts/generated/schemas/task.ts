// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zPriority } from './priority.ts';
import { zRequestId } from './request-id.ts';
import { zTaskAction } from './task-action.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';
import { zTaskAttachment } from './task-attachment.ts';
import { zTaskCase } from './task-case.ts';
import { zTaskChecklistItem } from './task-checklist-item.ts';
import { zTaskComment } from './task-comment.ts';
import { zTaskFacility } from './task-facility.ts';
import { zTaskHolder } from './task-holder.ts';
import { zTaskId } from './task-id.ts';
import { zTaskImage } from './task-image.ts';
import { zTaskShipment } from './task-shipment.ts';
import { zTaskStatus } from './task-status.ts';
import { zTaskType } from './task-type.ts';
import { zTaskTypeKey } from './task-type-key.ts';

export const zTask = z.object({
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
    heldBefore: z.array(zTaskHolder).max(500),
    facility: zTaskFacility.nullable(),
    allowedActions: z.array(zTaskAction),
    description: z.string().max(4000).nullable(),
    needsAcceptance: z.boolean(),
    requestId: zRequestId.nullable(),
    rescanImage: zTaskImage.nullable(),
    imagesAsked: z.int().gte(0).lte(500),
    imagesAdded: z.int().gte(0).lte(500),
    answer: z.string().max(4000).nullable(),
    shipment: zTaskShipment.nullable(),
    checklist: z.array(zTaskChecklistItem).max(30),
    attachments: z.array(zTaskAttachment).max(20),
    comments: z.array(zTaskComment).max(500),
    reason: z.string().nullable(),
    createdAt: zInstant,
    startedAt: zInstant.nullable(),
    submittedAt: zInstant.nullable(),
    closedAt: zInstant.nullable()
});

export type TaskZodType = z.infer<typeof zTask>;
