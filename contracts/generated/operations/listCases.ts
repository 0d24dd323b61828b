// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingComponent } from '../schemas/billing-component.ts';
import { zCasePageEnvelope } from '../schemas/case-page-envelope.ts';
import { zCaseStatus } from '../schemas/case-status.ts';
import { zCaseTypeValue } from '../schemas/case-type-value.ts';
import { zCaseView } from '../schemas/case-view.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupId } from '../schemas/group-id.ts';
import { zInstant } from '../schemas/instant.ts';
import { zPriority } from '../schemas/priority.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zReportState } from '../schemas/report-state.ts';
import { zSubspecialty } from '../schemas/subspecialty.ts';
import { zUserId } from '../schemas/user-id.ts';

export const listCases = {
  id: 'listCases',
  method: 'GET',
  path: '/cases',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      view: zCaseView,
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      sort: z.string().max(200).regex(/^(urgency|-?(dueAt|priority|availableAt|selectedAt|sentAt|signedAt|caseID|accession|patient|provider|reportState|netTurnaround|grossTurnaround|openRequests|type|subspecialty|parts|slides|facilityName|status)(,-?(dueAt|priority|availableAt|selectedAt|sentAt|signedAt|caseID|accession|patient|provider|reportState|netTurnaround|grossTurnaround|openRequests|type|subspecialty|parts|slides|facilityName|status))*)$/).optional(),
      q: z.string().max(100).optional(),
      status: z.array(zCaseStatus).max(9).optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      facilityId: zFacilityId.optional(),
      providerId: zUserId.optional(),
      groupId: zGroupId.optional(),
      priority: z.array(zPriority).max(3).optional(),
      subspecialty: z.array(zSubspecialty).max(13).optional(),
      type: z.array(zCaseTypeValue).max(2).optional(),
      billingComponent: z.array(zBillingComponent).max(3).optional(),
      region: z.array(zRegionCode).max(70).optional(),
      reportState: z.array(zReportState).max(6).optional(),
      overdue: z.boolean().optional(),
      onHold: z.boolean().optional(),
      sentFrom: zInstant.optional(),
      sentBefore: zInstant.optional(),
      signedFrom: zInstant.optional(),
      signedBefore: zInstant.optional(),
      statusFrom: zInstant.optional(),
      statusBefore: zInstant.optional(),
      anySubspecialty: z.boolean().optional(),
      mayPickUp: z.boolean().optional(),
      releaseSoon: z.boolean().optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zCasePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCasePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
