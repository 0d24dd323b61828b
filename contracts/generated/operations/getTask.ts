// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTaskEnvelope } from '../schemas/task-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const getTask = {
  id: 'getTask',
  method: 'GET',
  path: '/tasks/{taskId}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zTaskEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTaskEnvelope,
  failure: zFailure,
} as const satisfies Operation;
