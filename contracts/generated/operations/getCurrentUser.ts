// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zCurrentUserEnvelope } from '../schemas/current-user-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const getCurrentUser = {
  id: 'getCurrentUser',
  method: 'GET',
  path: '/Users/current',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCurrentUserEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCurrentUserEnvelope,
  failure: zFailure,
} as const satisfies Operation;
