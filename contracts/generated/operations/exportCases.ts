// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zCaseStatus } from '../schemas/case-status.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const exportCases = {
  id: 'exportCases',
  method: 'GET',
  path: '/cases/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      sort: z.string().max(200).regex(/^-?(dueAt|priority|availableAt|selectedAt|caseID|type|subspecialty|parts|slides|facilityName|status)(,-?(dueAt|priority|availableAt|selectedAt|caseID|type|subspecialty|parts|slides|facilityName|status))*$/).optional(),
      q: z.string().max(100).optional(),
      status: z.array(zCaseStatus).max(9).optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      facilityId: zFacilityId.optional()
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
