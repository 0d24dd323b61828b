// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReasoned } from '../schemas/reasoned.ts';
import { zTaskId } from '../schemas/task-id.ts';
import { zTaskMoveEnvelope } from '../schemas/task-move-envelope.ts';

export const returnTask = {
  id: 'returnTask',
  method: 'POST',
  path: '/tasks/{taskId}/return',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zReasoned,
  responses: {
    200: zTaskMoveEnvelope,
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
  ok: zTaskMoveEnvelope,
  failure: zFailure,
} as const satisfies Operation;
