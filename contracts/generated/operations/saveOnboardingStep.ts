// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zOnboardingEnvelope } from '../schemas/onboarding-envelope.ts';
import { zOnboardingStepInput } from '../schemas/onboarding-step-input.ts';
import { zOnboardingStepKey } from '../schemas/onboarding-step-key.ts';
import { zTaskId } from '../schemas/task-id.ts';

export const saveOnboardingStep = {
  id: 'saveOnboardingStep',
  method: 'PUT',
  path: '/tasks/{taskId}/onboarding/steps/{stepKey}',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      taskId: zTaskId,
      stepKey: zOnboardingStepKey
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zOnboardingStepInput,
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
