// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zEmergencyAccessEnvelope } from '../schemas/emergency-access-envelope.ts';
import { zEmergencyAccessInput } from '../schemas/emergency-access-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const openEmergencyAccess = {
  id: 'openEmergencyAccess',
  method: 'POST',
  path: '/cases/{caseId}/emergency-access',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zEmergencyAccessInput,
  responses: {
    200: zEmergencyAccessEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zEmergencyAccessEnvelope,
  failure: zFailure,
} as const satisfies Operation;
