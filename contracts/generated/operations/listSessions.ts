// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zOwnSessionsEnvelope } from '../schemas/own-sessions-envelope.ts';

export const listSessions = {
  id: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zOwnSessionsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zOwnSessionsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
