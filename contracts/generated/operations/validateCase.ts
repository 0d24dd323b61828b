// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseCheckEnvelope } from '../schemas/case-check-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const validateCase = {
  id: 'validateCase',
  method: 'POST',
  path: '/cases/{caseId}/validate',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCaseCheckEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseCheckEnvelope,
  failure: zFailure,
} as const satisfies Operation;
