// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityPageEnvelope } from '../schemas/facility-page-envelope.ts';
import { zFacilityType } from '../schemas/facility-type.ts';
import { zFailure } from '../schemas/failure.ts';

export const listFacilities = {
  id: 'listFacilities',
  method: 'GET',
  path: '/facilities',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(name|country|region|createdAt)(,-?(name|country|region|createdAt))*$/).optional(),
      facilityType: z.array(zFacilityType).max(5).optional(),
      active: z.boolean().optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zFacilityPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zFacilityPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
