// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseClinicalInfoEnvelope } from '../schemas/case-clinical-info-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zClinicalInfoInput } from '../schemas/clinical-info-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const updateClinicalInfo = {
  id: 'updateClinicalInfo',
  method: 'PUT',
  path: '/cases/{caseId}/clinical-info',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zClinicalInfoInput,
  responses: {
    200: zCaseClinicalInfoEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseClinicalInfoEnvelope,
  failure: zFailure,
} as const satisfies Operation;
