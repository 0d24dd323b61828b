// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSlideReceiptEnvelope } from '../schemas/slide-receipt-envelope.ts';
import { zSpecimenFormReceiptInput } from '../schemas/specimen-form-receipt-input.ts';

export const submitSpecimenForm = {
  id: 'submitSpecimenForm',
  method: 'POST',
  path: '/cases/{caseId}/specimen-form',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zSpecimenFormReceiptInput,
  responses: {
    201: zSlideReceiptEnvelope,
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
  ok: zSlideReceiptEnvelope,
  failure: zFailure,
} as const satisfies Operation;
