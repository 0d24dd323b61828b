// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFacilityMemberEnvelope } from '../schemas/facility-member-envelope.ts';
import { zFacilityNpChangeInput } from '../schemas/facility-np-change-input.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserId } from '../schemas/user-id.ts';

export const updateFacilityNp = {
  id: 'updateFacilityNp',
  method: 'PATCH',
  path: '/facilities/{facilityId}/nps/{userId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: z.object({
      facilityId: zFacilityId,
      userId: zUserId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zFacilityNpChangeInput,
  responses: {
    200: zFacilityMemberEnvelope,
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
  ok: zFacilityMemberEnvelope,
  failure: zFailure,
} as const satisfies Operation;
