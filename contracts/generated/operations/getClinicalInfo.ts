// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseClinicalInfoEnvelope } from '../schemas/case-clinical-info-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getClinicalInfo = {
  id: 'getClinicalInfo',
  method: 'GET',
  path: '/cases/{caseId}/clinical-info',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCaseClinicalInfoEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseClinicalInfoEnvelope,
  failure: zFailure,
} as const satisfies Operation;
