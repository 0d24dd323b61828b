// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSpecimenFormInput } from '../schemas/specimen-form-input.ts';
import { zSpecimenId } from '../schemas/specimen-id.ts';
import { zSpecimenSavedEnvelope } from '../schemas/specimen-saved-envelope.ts';

export const updateSpecimen = {
  id: 'updateSpecimen',
  method: 'PATCH',
  path: '/cases/{caseId}/specimens/{specimenId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      specimenId: zSpecimenId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zSpecimenFormInput,
  responses: {
    200: zSpecimenSavedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSpecimenSavedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
