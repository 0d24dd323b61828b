// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReportPageEnvelope } from '../schemas/report-page-envelope.ts';
import { zReportSort } from '../schemas/report-sort.ts';
import { zReportState } from '../schemas/report-state.ts';

export const listReports = {
  id: 'listReports',
  method: 'GET',
  path: '/reports',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      state: z.array(zReportState).max(6).optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      facilityId: zFacilityId.optional(),
      samePatientAs: zCaseId.optional(),
      sort: zReportSort.optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zReportPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zReportPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
