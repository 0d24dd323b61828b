// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDoneEnvelope } from '../schemas/done-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserId } from '../schemas/user-id.ts';

export const sendUserPasswordReset = {
  id: 'sendUserPasswordReset',
  method: 'POST',
  path: '/users/{userId}/password-reset',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      userId: zUserId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    202: zDoneEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDoneEnvelope,
  failure: zFailure,
} as const satisfies Operation;
