// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRescanRequestPageEnvelope } from '../schemas/rescan-request-page-envelope.ts';
import { zSubsectionId } from '../schemas/subsection-id.ts';

export const listRescanRequests = {
  id: 'listRescanRequests',
  method: 'GET',
  path: '/cases/{caseId}/subsections/{subsectionId}/rescan-requests',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      subsectionId: zSubsectionId
  }),
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zRescanRequestPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRescanRequestPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
