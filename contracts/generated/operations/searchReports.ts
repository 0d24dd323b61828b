// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReportPageEnvelope } from '../schemas/report-page-envelope.ts';
import { zReportSearchInput } from '../schemas/report-search-input.ts';

export const searchReports = {
  id: 'searchReports',
  method: 'POST',
  path: '/reports/search',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: zReportSearchInput,
  responses: {
    200: zReportPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zReportPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
