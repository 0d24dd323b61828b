// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationEnvelope } from '../schemas/registration-envelope.ts';
import { zRegistrationId } from '../schemas/registration-id.ts';
import { zRegistrationKind } from '../schemas/registration-kind.ts';
import { zReviewRegistrationInput } from '../schemas/review-registration-input.ts';

export const reviewRegistration = {
  id: 'reviewRegistration',
  method: 'POST',
  path: '/registrations/{kind}/{registrationId}/review',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      kind: zRegistrationKind,
      registrationId: zRegistrationId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zReviewRegistrationInput,
  responses: {
    200: zRegistrationEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRegistrationEnvelope,
  failure: zFailure,
} as const satisfies Operation;
