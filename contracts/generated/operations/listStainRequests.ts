// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRequestStatus } from '../schemas/request-status.ts';
import { zStainRequestPageEnvelope } from '../schemas/stain-request-page-envelope.ts';

export const listStainRequests = {
  id: 'listStainRequests',
  method: 'GET',
  path: '/cases/{caseId}/stain-requests',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: z.object({
      status: z.array(zRequestStatus).max(5).optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zStainRequestPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zStainRequestPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
