// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicenceRenewalEnvelope } from '../schemas/licence-renewal-envelope.ts';
import { zLicenceRenewalId } from '../schemas/licence-renewal-id.ts';

export const getLicenceRenewal = {
  id: 'getLicenceRenewal',
  method: 'GET',
  path: '/licence-renewals/{renewalId}',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      renewalId: zLicenceRenewalId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zLicenceRenewalEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLicenceRenewalEnvelope,
  failure: zFailure,
} as const satisfies Operation;
