// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zEnquiryEnvelope } from '../schemas/enquiry-envelope.ts';
import { zEnquiryId } from '../schemas/enquiry-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getEnquiry = {
  id: 'getEnquiry',
  method: 'GET',
  path: '/enquiries/{enquiryId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      enquiryId: zEnquiryId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zEnquiryEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zEnquiryEnvelope,
  failure: zFailure,
} as const satisfies Operation;
