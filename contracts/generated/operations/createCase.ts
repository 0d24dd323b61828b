// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseFormEnvelope } from '../schemas/case-form-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const createCase = {
  id: 'createCase',
  method: 'POST',
  path: '/cases',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    201: zCaseFormEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseFormEnvelope,
  failure: zFailure,
} as const satisfies Operation;
