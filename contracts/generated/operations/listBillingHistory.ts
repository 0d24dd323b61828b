// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingId } from '../schemas/billing-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRecordChangeFeedEnvelope } from '../schemas/record-change-feed-envelope.ts';

export const listBillingHistory = {
  id: 'listBillingHistory',
  method: 'GET',
  path: '/billings/{billingId}/history',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      billingId: zBillingId
  }),
  query: z.object({
      cursor: z.string().min(1).max(200).optional(),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zRecordChangeFeedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRecordChangeFeedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
