// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLogoutEnvelope } from '../schemas/logout-envelope.ts';

export const logout = {
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zLogoutEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLogoutEnvelope,
  failure: zFailure,
} as const satisfies Operation;
