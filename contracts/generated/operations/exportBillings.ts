// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zBillingStatus } from '../schemas/billing-status.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupId } from '../schemas/group-id.ts';
import { zUserId } from '../schemas/user-id.ts';

export const exportBillings = {
  id: 'exportBillings',
  method: 'GET',
  path: '/billings/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      status: z.array(zBillingStatus).max(7).optional(),
      caseId: zCaseId.optional(),
      facilityId: zFacilityId.optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      payer: z.string().min(1).max(60).optional(),
      providerId: zUserId.optional(),
      groupId: zGroupId.optional(),
      code: z.string().min(2).max(10).optional(),
      q: z.string().max(100).optional(),
      sort: z.string().max(200).regex(/^-?(dateOfService|createdAt|status|code|amountCents|caseID)(,-?(dateOfService|createdAt|status|code|amountCents|caseID))*$/).optional()
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
