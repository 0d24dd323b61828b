// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zQaDiagnosisInput } from '../schemas/qa-diagnosis-input.ts';
import { zQaTaskEnvelope } from '../schemas/qa-task-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const saveQaDiagnosis = {
  id: 'saveQaDiagnosis',
  method: 'PUT',
  path: '/tasks/{taskId}/qa/diagnosis',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zQaDiagnosisInput,
  responses: {
    200: zQaTaskEnvelope,
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
  ok: zQaTaskEnvelope,
  failure: zFailure,
} as const satisfies Operation;
