// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityAccountEnvelope } from '../schemas/facility-account-envelope.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getFacilityAccount = {
  id: 'getFacilityAccount',
  method: 'GET',
  path: '/facilities/{facilityId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      facilityId: zFacilityId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zFacilityAccountEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFacilityAccountEnvelope,
  failure: zFailure,
} as const satisfies Operation;
