// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicenceRenewalId } from '../schemas/licence-renewal-id.ts';

export const getLicenceRenewalDocument = {
  id: 'getLicenceRenewalDocument',
  method: 'GET',
  path: '/licence-renewals/{renewalId}/document',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      renewalId: zLicenceRenewalId
  }),
  query: z.object({
      inline: z.boolean().optional().default(false)
  }),
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
