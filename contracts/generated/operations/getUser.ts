// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserEnvelope } from '../schemas/user-envelope.ts';
import { zUserId } from '../schemas/user-id.ts';

export const getUser = {
  id: 'getUser',
  method: 'GET',
  path: '/users/{userId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      userId: zUserId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zUserEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUserEnvelope,
  failure: zFailure,
} as const satisfies Operation;
