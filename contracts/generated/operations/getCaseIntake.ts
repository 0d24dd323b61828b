// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zCaseIntakeEnvelope } from '../schemas/case-intake-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const getCaseIntake = {
  id: 'getCaseIntake',
  method: 'GET',
  path: '/cases/{caseId}/intake',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCaseIntakeEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseIntakeEnvelope,
  failure: zFailure,
} as const satisfies Operation;
