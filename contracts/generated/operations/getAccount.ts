// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountEnvelope } from '../schemas/account-envelope.ts';
import { zAccountId } from '../schemas/account-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getAccount = {
  id: 'getAccount',
  method: 'GET',
  path: '/accounts/{accountId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      accountId: zAccountId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zAccountEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zAccountEnvelope,
  failure: zFailure,
} as const satisfies Operation;
