// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zCaseTimelineEnvelope } from '../schemas/case-timeline-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const getCaseTimeline = {
  id: 'getCaseTimeline',
  method: 'GET',
  path: '/cases/{caseId}/timeline',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCaseTimelineEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseTimelineEnvelope,
  failure: zFailure,
} as const satisfies Operation;
