// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFacilityMemberEnvelope } from '../schemas/facility-member-envelope.ts';
import { zFacilityNpInput } from '../schemas/facility-np-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const createFacilityNp = {
  id: 'createFacilityNp',
  method: 'POST',
  path: '/facilities/{facilityId}/nps',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: z.object({
      facilityId: zFacilityId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zFacilityNpInput,
  responses: {
    201: zFacilityMemberEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFacilityMemberEnvelope,
  failure: zFailure,
} as const satisfies Operation;
