// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPartRemovedEnvelope } from '../schemas/part-removed-envelope.ts';
import { zSpecimenId } from '../schemas/specimen-id.ts';
import { zSubsectionId } from '../schemas/subsection-id.ts';

export const deleteSubsection = {
  id: 'deleteSubsection',
  method: 'DELETE',
  path: '/cases/{caseId}/specimens/{specimenId}/subsections/{subsectionId}',
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
  body: null,
  responses: {
    200: zPartRemovedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zPartRemovedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
