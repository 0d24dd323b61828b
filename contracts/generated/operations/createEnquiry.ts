// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zEnquiryInput } from '../schemas/enquiry-input.ts';
import { zEnquiryReceiptEnvelope } from '../schemas/enquiry-receipt-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const createEnquiry = {
  id: 'createEnquiry',
  method: 'POST',
  path: '/enquiries',
  auth: 'optional',
  roles: ['public', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zEnquiryInput,
  responses: {
    201: zEnquiryReceiptEnvelope,
    202: zEnquiryReceiptEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zEnquiryReceiptEnvelope,
  failure: zFailure,
} as const satisfies Operation;
