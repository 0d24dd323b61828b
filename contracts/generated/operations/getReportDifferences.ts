// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReportDifferencesEnvelope } from '../schemas/report-differences-envelope.ts';

export const getReportDifferences = {
  id: 'getReportDifferences',
  method: 'GET',
  path: '/cases/{caseId}/final-report/differences',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: z.object({
      from: z.int().gte(1).lte(1000).optional(),
      to: z.int().gte(1).lte(1000).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zReportDifferencesEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zReportDifferencesEnvelope,
  failure: zFailure,
} as const satisfies Operation;
