// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCodeInput } from '../schemas/code-input.ts';
import { zEmailVerifiedEnvelope } from '../schemas/email-verified-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zVerificationId } from '../schemas/verification-id.ts';

export const confirmEmailVerification = {
  id: 'confirmEmailVerification',
  method: 'POST',
  path: '/auth/email-verifications/{verificationId}/confirm',
  auth: 'none',
  roles: ['public'],
  params: z.object({
      verificationId: zVerificationId
  }),
  query: null,
  headers: null,
  body: zCodeInput,
  responses: {
    200: zEmailVerifiedEnvelope,
    400: zFailure,
    404: zFailure,
    410: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zEmailVerifiedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
