// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicenceRenewalStatus } from '../schemas/licence-renewal-status.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zUserId } from '../schemas/user-id.ts';

export const exportLicenceRenewals = {
  id: 'exportLicenceRenewals',
  method: 'GET',
  path: '/licence-renewals/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(submittedAt|provider|region|expiresOn|status)(,-?(submittedAt|provider|region|expiresOn|status))*$/).optional(),
      status: z.array(zLicenceRenewalStatus).max(3).optional(),
      region: zRegionCode.optional(),
      userId: zUserId.optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
