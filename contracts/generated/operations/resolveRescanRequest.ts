// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRequestId } from '../schemas/request-id.ts';
import { zRescanRequestEnvelope } from '../schemas/rescan-request-envelope.ts';
import { zRescanResolutionInput } from '../schemas/rescan-resolution-input.ts';
import { zSubsectionId } from '../schemas/subsection-id.ts';

export const resolveRescanRequest = {
  id: 'resolveRescanRequest',
  method: 'POST',
  path: '/cases/{caseId}/subsections/{subsectionId}/rescan-requests/{requestId}/resolve',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      subsectionId: zSubsectionId,
      requestId: zRequestId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zRescanResolutionInput,
  responses: {
    200: zRescanRequestEnvelope,
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
  ok: zRescanRequestEnvelope,
  failure: zFailure,
} as const satisfies Operation;
