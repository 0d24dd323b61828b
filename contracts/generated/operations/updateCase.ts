// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseFormEnvelope } from '../schemas/case-form-envelope.ts';
import { zCaseFormInput } from '../schemas/case-form-input.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const updateCase = {
  id: 'updateCase',
  method: 'PATCH',
  path: '/cases/{caseId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zCaseFormInput,
  responses: {
    200: zCaseFormEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseFormEnvelope,
  failure: zFailure,
} as const satisfies Operation;
