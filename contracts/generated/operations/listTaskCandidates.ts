// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTaskCandidatePageEnvelope } from '../schemas/task-candidate-page-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const listTaskCandidates = {
  id: 'listTaskCandidates',
  method: 'GET',
  path: '/tasks/{taskId}/candidates',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      mayTake: z.boolean().optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zTaskCandidatePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTaskCandidatePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
