// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zDoneEnvelope } from '../schemas/done-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPasswordResetInput } from '../schemas/password-reset-input.ts';

export const resetForgottenPassword = {
  id: 'resetForgottenPassword',
  method: 'POST',
  path: '/auth/password-resets',
  auth: 'none',
  roles: ['public'],
  params: null,
  query: null,
  headers: null,
  body: zPasswordResetInput,
  responses: {
    200: zDoneEnvelope,
    400: zFailure,
    410: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDoneEnvelope,
  failure: zFailure,
} as const satisfies Operation;
