// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReportSort } from '../schemas/report-sort.ts';
import { zReportState } from '../schemas/report-state.ts';

export const exportReports = {
  id: 'exportReports',
  method: 'GET',
  path: '/reports/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      state: z.array(zReportState).max(6).optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      facilityId: zFacilityId.optional(),
      samePatientAs: zCaseId.optional(),
      sort: zReportSort.optional()
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
