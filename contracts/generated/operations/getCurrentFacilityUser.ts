// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFacilityUserEnvelope } from '../schemas/facility-user-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const getCurrentFacilityUser = {
  id: 'getCurrentFacilityUser',
  method: 'GET',
  path: '/Facility/get-current',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zFacilityUserEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFacilityUserEnvelope,
  failure: zFailure,
} as const satisfies Operation;
