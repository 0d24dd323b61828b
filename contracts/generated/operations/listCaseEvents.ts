// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseEventFeedEnvelope } from '../schemas/case-event-feed-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const listCaseEvents = {
  id: 'listCaseEvents',
  method: 'GET',
  path: '/cases/{caseId}/events',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: z.object({
      cursor: z.string().min(1).max(200).optional(),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zCaseEventFeedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseEventFeedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
