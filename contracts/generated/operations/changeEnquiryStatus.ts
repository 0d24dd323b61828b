// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zEnquiryEnvelope } from '../schemas/enquiry-envelope.ts';
import { zEnquiryId } from '../schemas/enquiry-id.ts';
import { zEnquiryStatusInput } from '../schemas/enquiry-status-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const changeEnquiryStatus = {
  id: 'changeEnquiryStatus',
  method: 'POST',
  path: '/enquiries/{enquiryId}/lead-status',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      enquiryId: zEnquiryId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zEnquiryStatusInput,
  responses: {
    200: zEnquiryEnvelope,
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
  ok: zEnquiryEnvelope,
  failure: zFailure,
} as const satisfies Operation;
