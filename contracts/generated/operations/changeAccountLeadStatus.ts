// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountEnvelope } from '../schemas/account-envelope.ts';
import { zAccountId } from '../schemas/account-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLeadStatusChangeInput } from '../schemas/lead-status-change-input.ts';

export const changeAccountLeadStatus = {
  id: 'changeAccountLeadStatus',
  method: 'POST',
  path: '/accounts/{accountId}/lead-status',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      accountId: zAccountId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zLeadStatusChangeInput,
  responses: {
    200: zAccountEnvelope,
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
  ok: zAccountEnvelope,
  failure: zFailure,
} as const satisfies Operation;
