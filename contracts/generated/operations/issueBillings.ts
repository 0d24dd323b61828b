// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zInvoiceOfLinesEnvelope } from '../schemas/invoice-of-lines-envelope.ts';
import { zInvoiceOfLinesInput } from '../schemas/invoice-of-lines-input.ts';

export const issueBillings = {
  id: 'issueBillings',
  method: 'POST',
  path: '/billings/issue',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zInvoiceOfLinesInput,
  responses: {
    200: zInvoiceOfLinesEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zInvoiceOfLinesEnvelope,
  failure: zFailure,
} as const satisfies Operation;
