// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailedJobPageEnvelope } from '../schemas/failed-job-page-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zJobKind } from '../schemas/job-kind.ts';

export const listFailedJobs = {
  id: 'listFailedJobs',
  method: 'GET',
  path: '/support/jobs',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      kind: z.array(zJobKind).max(2).optional(),
      caseId: zCaseId.optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zFailedJobPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFailedJobPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
