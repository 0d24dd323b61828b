// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSlidesAddedInput } from '../schemas/slides-added-input.ts';
import { zSpecimenId } from '../schemas/specimen-id.ts';
import { zSubsectionSavedEnvelope } from '../schemas/subsection-saved-envelope.ts';

export const addSubsection = {
  id: 'addSubsection',
  method: 'POST',
  path: '/cases/{caseId}/specimens/{specimenId}/subsections',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      specimenId: zSpecimenId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zSlidesAddedInput,
  responses: {
    201: zSubsectionSavedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSubsectionSavedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
