// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zHandOverEnvelope } from '../schemas/hand-over-envelope.ts';
import { zHandOverInput } from '../schemas/hand-over-input.ts';

export const offerHandOver = {
  id: 'offerHandOver',
  method: 'POST',
  path: '/cases/{caseId}/hand-over',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zHandOverInput,
  responses: {
    201: zHandOverEnvelope,
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
  ok: zHandOverEnvelope,
  failure: zFailure,
} as const satisfies Operation;
