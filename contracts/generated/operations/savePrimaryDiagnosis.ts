// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPrimaryDiagnosisEnvelope } from '../schemas/primary-diagnosis-envelope.ts';
import { zPrimaryDiagnosisInput } from '../schemas/primary-diagnosis-input.ts';

export const savePrimaryDiagnosis = {
  id: 'savePrimaryDiagnosis',
  method: 'PUT',
  path: '/cases/{caseId}/primary-diagnosis',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zPrimaryDiagnosisInput,
  responses: {
    200: zPrimaryDiagnosisEnvelope,
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
  ok: zPrimaryDiagnosisEnvelope,
  failure: zFailure,
} as const satisfies Operation;
