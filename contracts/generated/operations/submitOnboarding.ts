// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zOnboardingEnvelope } from '../schemas/onboarding-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const submitOnboarding = {
  id: 'submitOnboarding',
  method: 'POST',
  path: '/tasks/{taskId}/onboarding/submit',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    200: zOnboardingEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zOnboardingEnvelope,
  failure: zFailure,
} as const satisfies Operation;
