// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zViewerCaseEnvelope } from '../schemas/viewer-case-envelope.ts';

export const getViewerCase = {
  id: 'getViewerCase',
  method: 'GET',
  path: '/cases/{caseId}/viewer',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zViewerCaseEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zViewerCaseEnvelope,
  failure: zFailure,
} as const satisfies Operation;
