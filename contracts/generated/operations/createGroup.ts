// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupEnvelope } from '../schemas/group-envelope.ts';
import { zGroupInput } from '../schemas/group-input.ts';

export const createGroup = {
  id: 'createGroup',
  method: 'POST',
  path: '/groups',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zGroupInput,
  responses: {
    201: zGroupEnvelope,
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
  ok: zGroupEnvelope,
  failure: zFailure,
} as const satisfies Operation;
