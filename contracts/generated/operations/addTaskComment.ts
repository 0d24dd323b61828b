// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTaskCommentInput } from '../schemas/task-comment-input.ts';
import { zTaskEnvelope } from '../schemas/task-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const addTaskComment = {
  id: 'addTaskComment',
  method: 'POST',
  path: '/tasks/{taskId}/comments',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zTaskCommentInput,
  responses: {
    201: zTaskEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTaskEnvelope,
  failure: zFailure,
} as const satisfies Operation;
