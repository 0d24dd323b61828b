// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zEmailVerificationEnvelope } from '../schemas/email-verification-envelope.ts';
import { zEmailVerificationInput } from '../schemas/email-verification-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const requestEmailVerification = {
  id: 'requestEmailVerification',
  method: 'POST',
  path: '/auth/email-verifications',
  auth: 'none',
  roles: ['public'],
  params: null,
  query: null,
  headers: null,
  body: zEmailVerificationInput,
  responses: {
    202: zEmailVerificationEnvelope,
    400: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zEmailVerificationEnvelope,
  failure: zFailure,
} as const satisfies Operation;
