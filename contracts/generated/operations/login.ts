// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zCredentials } from '../schemas/credentials.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLoginAnswer } from '../schemas/login-answer.ts';
import { zLoginEnvelope } from '../schemas/login-envelope.ts';

export const login = {
  id: 'login',
  method: 'POST',
  path: '/users/login',
  auth: 'none',
  roles: ['public'],
  params: null,
  query: null,
  headers: null,
  body: zCredentials,
  responses: {
    200: zLoginAnswer,
    400: zFailure,
    401: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLoginEnvelope,
  failure: zFailure,
} as const satisfies Operation;
