// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCandidatePageEnvelope } from '../schemas/candidate-page-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const listAssignmentCandidates = {
  id: 'listAssignmentCandidates',
  method: 'GET',
  path: '/cases/{caseId}/candidates',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      mayTake: z.boolean().optional(),
      assignable: z.boolean().optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zCandidatePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCandidatePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
