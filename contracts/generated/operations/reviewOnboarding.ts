// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zOnboardingEnvelope } from '../schemas/onboarding-envelope.ts';
import { zOnboardingReviewInput } from '../schemas/onboarding-review-input.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const reviewOnboarding = {
  id: 'reviewOnboarding',
  method: 'POST',
  path: '/tasks/{taskId}/onboarding/review',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zOnboardingReviewInput,
  responses: {
    200: zOnboardingEnvelope,
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
  ok: zOnboardingEnvelope,
  failure: zFailure,
} as const satisfies Operation;
