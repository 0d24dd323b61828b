// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zDoneEnvelope } from '../schemas/done-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPasswordChangeInput } from '../schemas/password-change-input.ts';

export const changePassword = {
  id: 'changePassword',
  method: 'POST',
  path: '/auth/password-changes',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: zPasswordChangeInput,
  responses: {
    200: zDoneEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDoneEnvelope,
  failure: zFailure,
} as const satisfies Operation;
