// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDoneEnvelope } from '../schemas/done-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserId } from '../schemas/user-id.ts';

export const removeTeamMember = {
  id: 'removeTeamMember',
  method: 'DELETE',
  path: '/team/{userId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: z.object({
      userId: zUserId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: null,
  responses: {
    200: zDoneEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDoneEnvelope,
  failure: zFailure,
} as const satisfies Operation;
