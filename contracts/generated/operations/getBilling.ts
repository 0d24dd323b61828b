// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingEnvelope } from '../schemas/billing-envelope.ts';
import { zBillingId } from '../schemas/billing-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getBilling = {
  id: 'getBilling',
  method: 'GET',
  path: '/billings/{billingId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      billingId: zBillingId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zBillingEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zBillingEnvelope,
  failure: zFailure,
} as const satisfies Operation;
