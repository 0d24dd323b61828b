// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityAccountEnvelope } from '../schemas/facility-account-envelope.ts';
import { zFacilityFormChangeInput } from '../schemas/facility-form-change-input.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const updateFacilityAccount = {
  id: 'updateFacilityAccount',
  method: 'PATCH',
  path: '/facilities/{facilityId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: z.object({
      facilityId: zFacilityId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zFacilityFormChangeInput,
  responses: {
    200: zFacilityAccountEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFacilityAccountEnvelope,
  failure: zFailure,
} as const satisfies Operation;
