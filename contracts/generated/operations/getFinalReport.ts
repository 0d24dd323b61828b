// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zFinalReportEnvelope } from '../schemas/final-report-envelope.ts';

export const getFinalReport = {
  id: 'getFinalReport',
  method: 'GET',
  path: '/cases/{caseId}/final-report',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: z.object({
      version: z.int().gte(1).lte(1000).optional(),
      copy: z.enum(['clinical', 'billing']).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zFinalReportEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFinalReportEnvelope,
  failure: zFailure,
} as const satisfies Operation;
