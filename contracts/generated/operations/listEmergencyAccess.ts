// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zEmergencyAccessListEnvelope } from '../schemas/emergency-access-list-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const listEmergencyAccess = {
  id: 'listEmergencyAccess',
  method: 'GET',
  path: '/cases/{caseId}/emergency-access',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zEmergencyAccessListEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zEmergencyAccessListEnvelope,
  failure: zFailure,
} as const satisfies Operation;
