// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDay } from '../schemas/day.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicencePageEnvelope } from '../schemas/licence-page-envelope.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zUserId } from '../schemas/user-id.ts';

export const listLicences = {
  id: 'listLicences',
  method: 'GET',
  path: '/licences',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: null,
  query: z.object({
      expiresFrom: zDay.optional(),
      expiresTo: zDay.optional(),
      userId: zUserId.optional(),
      region: z.array(zRegionCode).max(70).optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zLicencePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLicencePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
