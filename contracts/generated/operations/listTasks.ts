// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zInstant } from '../schemas/instant.ts';
import { zTaskAssigneeRole } from '../schemas/task-assignee-role.ts';
import { zTaskPageEnvelope } from '../schemas/task-page-envelope.ts';
import { zTaskStatus } from '../schemas/task-status.ts';
import { zTaskView } from '../schemas/task-view.ts';
import { zTimeZone } from '../schemas/time-zone.ts';
import { zUserId } from '../schemas/user-id.ts';

export const listTasks = {
  id: 'listTasks',
  method: 'GET',
  path: '/tasks',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      view: zTaskView,
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
      q: z.string().max(100).optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zTaskPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTaskPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
