// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zInstant } from '../schemas/instant.ts';
import { zTaskAssigneeRole } from '../schemas/task-assignee-role.ts';
import { zTaskStatus } from '../schemas/task-status.ts';
import { zTimeZone } from '../schemas/time-zone.ts';
import { zUserId } from '../schemas/user-id.ts';

export const exportTasks = {
  id: 'exportTasks',
  method: 'GET',
  path: '/tasks/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      type: z.array(z.int().gte(1).lte(12)).max(12).optional(),
      status: z.array(zTaskStatus).max(7).optional(),
      overdue: z.boolean().optional(),
      mine: z.boolean().optional(),
      caseId: zCaseId.optional(),
      assigneeId: zUserId.optional(),
      assignedRole: z.array(zTaskAssigneeRole).max(7).optional(),
      facilityId: zFacilityId.optional(),
      dueFrom: zDay.optional(),
      dueTo: zDay.optional(),
      timeZone: zTimeZone.optional(),
      createdFrom: zInstant.optional(),
      createdBefore: zInstant.optional(),
      sort: z.string().max(200).regex(/^-?(dueAt|priority|type|status|title|createdAt)(,-?(dueAt|priority|type|status|title|createdAt))*$/).optional(),
      q: z.string().max(100).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
