// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDoneEnvelope } from '../schemas/done-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSessionId } from '../schemas/session-id.ts';

export const revokeSession = {
  id: 'revokeSession',
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      sessionId: zSessionId
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
    412: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDoneEnvelope,
  failure: zFailure,
} as const satisfies Operation;
