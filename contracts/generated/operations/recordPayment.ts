// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingEnvelope } from '../schemas/billing-envelope.ts';
import { zBillingId } from '../schemas/billing-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPaymentInput } from '../schemas/payment-input.ts';

export const recordPayment = {
  id: 'recordPayment',
  method: 'POST',
  path: '/billings/{billingId}/payments',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      billingId: zBillingId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zPaymentInput,
  responses: {
    200: zBillingEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zBillingEnvelope,
  failure: zFailure,
} as const satisfies Operation;
