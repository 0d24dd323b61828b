// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const getTaskAttachment = {
  id: 'getTaskAttachment',
  method: 'GET',
  path: '/tasks/{taskId}/attachments/{name}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      taskId: zTaskId,
      name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
