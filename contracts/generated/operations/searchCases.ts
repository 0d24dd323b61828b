// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zCasePageEnvelope } from '../schemas/case-page-envelope.ts';
import { zCaseSearchInput } from '../schemas/case-search-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const searchCases = {
  id: 'searchCases',
  method: 'POST',
  path: '/cases/search',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: zCaseSearchInput,
  responses: {
    200: zCasePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCasePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
