// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zOnboardingEnvelope } from '../schemas/onboarding-envelope.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const getOnboarding = {
  id: 'getOnboarding',
  method: 'GET',
  path: '/tasks/{taskId}/onboarding',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      taskId: zTaskId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zOnboardingEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zOnboardingEnvelope,
  failure: zFailure,
} as const satisfies Operation;
