// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zHandOversEnvelope } from '../schemas/hand-overs-envelope.ts';

export const listHandOvers = {
  id: 'listHandOvers',
  method: 'GET',
  path: '/hand-overs',
  auth: 'bearer',
  roles: ['Provider'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zHandOversEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zHandOversEnvelope,
  failure: zFailure,
} as const satisfies Operation;
