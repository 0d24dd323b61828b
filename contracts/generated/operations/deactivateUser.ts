// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDeactivationInput } from '../schemas/deactivation-input.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserEnvelope } from '../schemas/user-envelope.ts';
import { zUserId } from '../schemas/user-id.ts';

export const deactivateUser = {
  id: 'deactivateUser',
  method: 'POST',
  path: '/users/{userId}/deactivate',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      userId: zUserId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zDeactivationInput,
  responses: {
    200: zUserEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUserEnvelope,
  failure: zFailure,
} as const satisfies Operation;
