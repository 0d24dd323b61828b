// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zNumberInput } from '../schemas/number-input.ts';
import { zNumberedThingsEnvelope } from '../schemas/numbered-things-envelope.ts';

export const lookUpNumber = {
  id: 'lookUpNumber',
  method: 'POST',
  path: '/support/look-up',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: null,
  body: zNumberInput,
  responses: {
    200: zNumberedThingsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    415: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zNumberedThingsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
