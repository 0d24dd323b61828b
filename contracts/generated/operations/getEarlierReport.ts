// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zFinalReportEnvelope } from '../schemas/final-report-envelope.ts';

export const getEarlierReport = {
  id: 'getEarlierReport',
  method: 'GET',
  path: '/cases/{caseId}/earlier-cases/{earlierCaseId}/final-report',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      caseId: zCaseId,
      earlierCaseId: zCaseId
  }),
  query: null,
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
