// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zCaseMessagePageEnvelope } from '../schemas/case-message-page-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const listCaseMessages = {
  id: 'listCaseMessages',
  method: 'GET',
  path: '/cases/{caseId}/messages',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zCaseMessagePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseMessagePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
