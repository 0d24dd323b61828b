// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zHandOverEnvelope } from '../schemas/hand-over-envelope.ts';
import { zHandOverId } from '../schemas/hand-over-id.ts';

export const withdrawHandOver = {
  id: 'withdrawHandOver',
  method: 'POST',
  path: '/hand-overs/{handOverId}/withdraw',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      handOverId: zHandOverId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    200: zHandOverEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zHandOverEnvelope,
  failure: zFailure,
} as const satisfies Operation;
