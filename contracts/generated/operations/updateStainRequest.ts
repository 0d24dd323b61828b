// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRequestId } from '../schemas/request-id.ts';
import { zStainRequestEnvelope } from '../schemas/stain-request-envelope.ts';
import { zStainRequestUpdateInput } from '../schemas/stain-request-update-input.ts';

export const updateStainRequest = {
  id: 'updateStainRequest',
  method: 'PATCH',
  path: '/cases/{caseId}/stain-requests/{requestId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      requestId: zRequestId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zStainRequestUpdateInput,
  responses: {
    200: zStainRequestEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zStainRequestEnvelope,
  failure: zFailure,
} as const satisfies Operation;
