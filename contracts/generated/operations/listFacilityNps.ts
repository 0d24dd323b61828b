// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFacilityMemberPageEnvelope } from '../schemas/facility-member-page-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const listFacilityNps = {
  id: 'listFacilityNps',
  method: 'GET',
  path: '/facilities/{facilityId}/nps',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: z.object({
      facilityId: zFacilityId
  }),
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zFacilityMemberPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFacilityMemberPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
