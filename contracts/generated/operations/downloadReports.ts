// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReportArchiveInput } from '../schemas/report-archive-input.ts';

export const downloadReports = {
  id: 'downloadReports',
  method: 'POST',
  path: '/reports/archive',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP'],
  params: null,
  query: null,
  headers: null,
  body: zReportArchiveInput,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    413: zFailure,
    415: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
