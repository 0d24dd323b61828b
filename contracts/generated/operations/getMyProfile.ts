// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zProfileEnvelope } from '../schemas/profile-envelope.ts';

export const getMyProfile = {
  id: 'getMyProfile',
  method: 'GET',
  path: '/users/me/profile',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zProfileEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zProfileEnvelope,
  failure: zFailure,
} as const satisfies Operation;
