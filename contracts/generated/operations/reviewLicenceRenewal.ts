// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicenceRenewalEnvelope } from '../schemas/licence-renewal-envelope.ts';
import { zLicenceRenewalId } from '../schemas/licence-renewal-id.ts';
import { zLicenceReviewInput } from '../schemas/licence-review-input.ts';

export const reviewLicenceRenewal = {
  id: 'reviewLicenceRenewal',
  method: 'POST',
  path: '/licence-renewals/{renewalId}/review',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      renewalId: zLicenceRenewalId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zLicenceReviewInput,
  responses: {
    200: zLicenceRenewalEnvelope,
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
  ok: zLicenceRenewalEnvelope,
  failure: zFailure,
} as const satisfies Operation;
