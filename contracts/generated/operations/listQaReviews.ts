// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zQaReviewListEnvelope } from '../schemas/qa-review-list-envelope.ts';

export const listQaReviews = {
  id: 'listQaReviews',
  method: 'GET',
  path: '/cases/{caseId}/qa-reviews',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zQaReviewListEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zQaReviewListEnvelope,
  failure: zFailure,
} as const satisfies Operation;
