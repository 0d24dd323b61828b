// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zProviderDirectoryPageEnvelope } from '../schemas/provider-directory-page-envelope.ts';
import { zSubspecialty } from '../schemas/subspecialty.ts';

export const listProviderDirectory = {
  id: 'listProviderDirectory',
  method: 'GET',
  path: '/provider-directory',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      facilityId: zFacilityId.optional(),
      subspecialty: z.array(zSubspecialty).max(13).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zProviderDirectoryPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zProviderDirectoryPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
