// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zImageOrderInput } from '../schemas/image-order-input.ts';
import { zSpecimenId } from '../schemas/specimen-id.ts';
import { zSubsectionId } from '../schemas/subsection-id.ts';
import { zSubsectionSavedEnvelope } from '../schemas/subsection-saved-envelope.ts';

export const reorderImages = {
  id: 'reorderImages',
  method: 'PUT',
  path: '/cases/{caseId}/specimens/{specimenId}/subsections/{subsectionId}/images/order',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      specimenId: zSpecimenId,
      subsectionId: zSubsectionId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zImageOrderInput,
  responses: {
    200: zSubsectionSavedEnvelope,
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
  ok: zSubsectionSavedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
