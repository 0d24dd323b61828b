// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTaskChangesInput } from '../schemas/task-changes-input.ts';
import { zTaskEnvelope } from '../schemas/task-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const updateTask = {
  id: 'updateTask',
  method: 'PATCH',
  path: '/tasks/{taskId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zTaskChangesInput,
  responses: {
    200: zTaskEnvelope,
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
  ok: zTaskEnvelope,
  failure: zFailure,
} as const satisfies Operation;
