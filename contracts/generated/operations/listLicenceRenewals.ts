// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicenceRenewalPageEnvelope } from '../schemas/licence-renewal-page-envelope.ts';
import { zLicenceRenewalStatus } from '../schemas/licence-renewal-status.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zUserId } from '../schemas/user-id.ts';

export const listLicenceRenewals = {
  id: 'listLicenceRenewals',
  method: 'GET',
  path: '/licence-renewals',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(submittedAt|provider|region|expiresOn|status)(,-?(submittedAt|provider|region|expiresOn|status))*$/).optional().default('submittedAt'),
      status: z.array(zLicenceRenewalStatus).max(3).optional(),
      region: zRegionCode.optional(),
      userId: zUserId.optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zLicenceRenewalPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLicenceRenewalPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
