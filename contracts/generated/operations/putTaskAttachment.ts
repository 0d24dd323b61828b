// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTaskEnvelope } from '../schemas/task-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const putTaskAttachment = {
  id: 'putTaskAttachment',
  method: 'PUT',
  path: '/tasks/{taskId}/attachments/{name}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      taskId: zTaskId,
      name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'X-File-Name': z.string().min(1).max(765).regex(/^[A-Za-z0-9._~%!()+,@-]+$/)
  }),
  body: 'bytes',
  responses: {
    200: zTaskEnvelope,
    201: zTaskEnvelope,
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
