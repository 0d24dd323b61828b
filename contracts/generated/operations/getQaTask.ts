// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zQaTaskEnvelope } from '../schemas/qa-task-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const getQaTask = {
  id: 'getQaTask',
  method: 'GET',
  path: '/tasks/{taskId}/qa',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zQaTaskEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zQaTaskEnvelope,
  failure: zFailure,
} as const satisfies Operation;
