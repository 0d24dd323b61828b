// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zDoneEnvelope } from '../schemas/done-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPageRefusalInput } from '../schemas/page-refusal-input.ts';

export const reportPageRefusal = {
  id: 'reportPageRefusal',
  method: 'POST',
  path: '/support/page-refusals',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: zPageRefusalInput,
  responses: {
    200: zDoneEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    415: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDoneEnvelope,
  failure: zFailure,
} as const satisfies Operation;
