// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zHeldCaseEnvelope } from '../schemas/held-case-envelope.ts';
import { zHoldInput } from '../schemas/hold-input.ts';

export const holdCase = {
  id: 'holdCase',
  method: 'POST',
  path: '/cases/{caseId}/hold',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zHoldInput,
  responses: {
    200: zHeldCaseEnvelope,
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
  ok: zHeldCaseEnvelope,
  failure: zFailure,
} as const satisfies Operation;
