// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zCaseAbsenceEnvelope } from '../schemas/case-absence-envelope.ts';
import { zCaseAbsenceInput } from '../schemas/case-absence-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const explainCaseAbsence = {
  id: 'explainCaseAbsence',
  method: 'POST',
  path: '/cases/absence',
  auth: 'bearer',
  roles: ['Provider'],
  params: null,
  query: null,
  headers: null,
  body: zCaseAbsenceInput,
  responses: {
    200: zCaseAbsenceEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    415: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseAbsenceEnvelope,
  failure: zFailure,
} as const satisfies Operation;
