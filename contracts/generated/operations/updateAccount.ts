// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountChangeInput } from '../schemas/account-change-input.ts';
import { zAccountEnvelope } from '../schemas/account-envelope.ts';
import { zAccountId } from '../schemas/account-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const updateAccount = {
  id: 'updateAccount',
  method: 'PATCH',
  path: '/accounts/{accountId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      accountId: zAccountId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zAccountChangeInput,
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
