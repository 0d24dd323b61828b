// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountEnvelope } from '../schemas/account-envelope.ts';
import { zAccountInput } from '../schemas/account-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const createAccount = {
  id: 'createAccount',
  method: 'POST',
  path: '/accounts',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zAccountInput,
  responses: {
    201: zAccountEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zAccountEnvelope,
  failure: zFailure,
} as const satisfies Operation;
